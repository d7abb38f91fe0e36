// SPDX-License-Identifier: BSD-2-Clause
// What the tests of the site of yinsh publish share: sites, their data, and tables in a page.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratch, yinsh } from './support.mjs';

/** The lines of what the program writes as JSON. */
export function read(...args) {
    return yinsh(...args).stdout.trim().split('\n').filter(Boolean).map((line) => JSON.parse(line));
}

/** Publish files, and return the folder of the site. */
export function publish(name, ...files) {
    const folder = scratch(name);
    const { status, stderr } = yinsh('publish', '--title=Games of the test', '-o', folder, ...files);
    if (status > 1 || !existsSync(join(folder, 'index.html'))) {
        throw new Error(`yinsh publish: exit status ${status}: ${stderr}`);
    }
    return folder;
}

/** The data of a site: what its scripts hand over, by the names of their methods. */
export function dataOf(folder) {
    const found = { rows: [] };
    const load = (name) => {
        const text = readFileSync(join(folder, 'data', `${name}.js`), 'utf8');
        const [, method, data] = text.match(/^yinsh\.(\w+)\((?:\d+,)?([^]*)\);\s*$/);
        return [method, JSON.parse(data)];
    };
    for (const name of ['head', 'players', 'ratings', 'openings-0']) {
        const [method, data] = load(name);
        found[method] = data;
    }
    for (let n = 0; n < 2 ** found.head.rows; n++) {
        found.rows.push(...load(`rows-${found.head.rows}-${n}`)[1]);
    }
    return found;
}

/** The texts of a table, row by row, and the addresses of its links. */
export function table(page, id = '#list') {
    return page.locator(`${id} tbody tr`).evaluateAll((lines) =>
        lines.map((line) => ({
            cells: [...line.children].map((cell) => cell.textContent),
            link: line.querySelector('a')?.getAttribute('href'),
        })));
}

/** Wait until a page has all data that it asked for; it shows them in the task in which they arrive. */
export function settle(page) {
    return page.waitForFunction(() => !document.querySelector('head > script[src^="data/"]'));
}

/** Do what leads to another place of a page, and wait until the page shows it. */
export async function go(page, act) {
    const before = await page.evaluate(() => [location.hash, readBack.moves()]);
    await act();
    await page.waitForFunction(([hash, moves]) => location.hash === hash || readBack.moves() > moves, before);
    await settle(page);
}

/** Go to a link within a page. */
export function follow(page, hash) {
    return go(page, () => page.evaluate((link) => {
        location.hash = link;
    }, hash));
}
