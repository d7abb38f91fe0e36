// SPDX-License-Identifier: BSD-2-Clause
// The site of yinsh publish with records of all kinds: that every one opens, that tables are the
// same with and without a script, and which games count for a score.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataOf, follow, publish, read, settle, table } from './site_support.mjs';
import { differs, look, scratch, SRCDIR, test } from './support.mjs';

/** The cells of the tables of a page by the links of their rows, which need not have the same order. */
async function rowsByLink(page) {
    const rows = await table(page);
    return Object.fromEntries(rows.map(({ cells, link }) => [decodeURIComponent(link ?? cells[0]).replace('#line=', ''), cells]));
}

/** The tables of a page that its script makes say what those without a script do. */
async function sameTables(browser, base, names) {
    const problems = [];
    for (const name of names) {
        const rows = [];
        for (const javaScriptEnabled of [true, false]) {
            problems.push(...(await look(browser, `${base}${name}.html`, { within: base, javaScriptEnabled }, async (page) => {
                await (javaScriptEnabled && settle(page));
                rows.push(await rowsByLink(page));
                return [];
            })));
        }
        const keys = Object.keys(rows[1]).filter((key) => key in rows[0]);
        problems.push(...(keys.length > 5 ? [] : [`${name}: ${keys.length} rows`]));
        // The script of the openings adds intervals, and a column at the end.
        const comparable = (key) => rows[0][key].slice(0, rows[1][key].length).map((cell) => cell.replace(/ \[[\d., ]+\]$/, ''));
        problems.push(...keys.flatMap((key) => differs(`${name}: ${key}`, comparable(key), rows[1][key])));
    }
    return problems;
}

/** Every record opens, however few turns it has and wherever its fault is. */
async function opensAll(browser, base, { rows }) {
    return look(browser, `${base}games.html`, { within: base }, async (page) => {
        const problems = [];
        for (const [id, , , , , , turns] of rows) {
            await follow(page, `#game=${id}`);
            await page.waitForFunction((game) => location.hash.startsWith(`#game=${game}&`), id).catch(() => problems.push(id));
            const shown = await page.locator('#turns button').count();
            // The start, and perhaps a turn that ends in a fault.
            problems.push(...(shown === turns + 1 || shown === turns + 2 ? [] : [`${id}: ${shown} positions of ${turns} turns`]));
        }
        return problems;
    });
}

/** Games that are not those of two players: against nobody, of a player with himself, and unfinished ones. */
const opponents = [['Solo', ''], ['Solo', '?'], ['Solo', 'Solo'], ['Duo', 'Solo'], ['Solo', 'Trio', '*'], ['Duo', 'x'.repeat(5000)]];
async function uncounted(browser) {
    const file = scratch('uncounted.yin');
    writeFileSync(file, opponents.map(([white, black, result = '1-0'], n) =>
        `[White "${white}"]\n${black && `[Black "${black}"]\n`}[Result "${result}"]\n${result === '*' ? '' : '[Termination "resign"]\n'}\n` +
        `1.c8 2.g${n + 4} ${result}\n\n`).join(''));
    const base = `${pathToFileURL(publish('uncounted', file)).href}/`;
    return look(browser, `${base}players.html`, { within: base }, async (page) => {
        const problems = [];
        for (const { player, games, wins, losses } of read('score', '--standings', '--format=json', file)) {
            await follow(page, `#player=${player}`);
            problems.push(...differs('name', await page.locator('#player-name').textContent(), player));
            const rows = (await table(page, '#opponents')).map(({ cells }) => cells.slice(1).map(Number));
            const sums = [0, 1, 3].map((i) => rows.reduce((sum, cells) => sum + cells[i], 0));
            // A game against nobody is a win without an opponent.
            const byes = opponents.filter(([white, black]) => white === player && (black === '' || black === '?' || black.length > 4096)).length;
            problems.push(...differs(player, sums, [games - byes, wins - byes, losses]));
        }
        await follow(page, '#player=Nobody');
        await page.locator('#status', { hasText: 'no player of that name' }).waitFor();
        problems.push(...differs('nobody', await page.locator('#player-page').isVisible(), false));
        return problems;
    });
}

/** Test sites with records of all kinds. */
export async function recordTests(browser) {
    const folder = publish('samples-site', join(SRCDIR, 'samples'));
    const base = `${pathToFileURL(folder).href}/`;
    await test('site: opponents who do not count', () => uncounted(browser));
    await test('site: tables with and without a script', () => sameTables(browser, base, ['players', 'openings']));
    await test('site: every record opens', () => opensAll(browser, base, dataOf(folder)));
}
