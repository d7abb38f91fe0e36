// SPDX-License-Identifier: BSD-2-Clause
// The page is accessible, fits windows of every width, and is valid HTML.
import { join } from 'node:path';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import config from './htmlvalidate.config.mjs';
import { everything, look, replay, SRCDIR, test } from './support.mjs';

/** What axe finds, a text for each element. */
async function violations(page) {
    const found = await page.evaluate(() => globalThis.axe.run({ preload: false }));
    return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html} ${failureSummary}`));
}

/** What does not fit the window. */
function tooWide(page) {
    return page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        const wide = document.documentElement.scrollWidth > width;
        return (wide ? [...document.body.querySelectorAll('*')] : [])
            .filter((element) => element.getBoundingClientRect().right > width + 0.5)
            .map(({ tagName, id, className }) => `too wide: ${tagName} ${id} ${className}`);
    });
}

/** How bright the page is, 0 to 255. */
async function brightness(page) {
    const colour = await page.evaluate(() => {
        const [body, html] = [document.body, document.documentElement];
        const own = getComputedStyle(body).backgroundColor;
        return own === 'rgba(0, 0, 0, 0)' ? getComputedStyle(html).backgroundColor : own;
    });
    return colour.match(/\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
}

/** What is wrong with a page in windows of some widths, each with what the reader's system prefers. */
export async function access(page, windows) {
    const problems = [];
    await page.evaluate(axe.source);
    for (const [width, colorScheme] of windows) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        const level = await brightness(page);
        const found = [
            ...(await violations(page)),
            ...(await tooWide(page)),
            ...(level > 128 === (colorScheme === 'light') ? [] : [`background ${level}`]),
        ];
        problems.push(...found.map((problem) => `${width} px, ${colorScheme}: ${problem}`));
    }
    return problems;
}

/** Windows of all widths, light and dark; or the sample that is given, to be short. */
export function windowsOf(widths, sample) {
    return everything ? widths.flatMap((width) => [[width, 'light'], [width, 'dark']]) : sample;
}

/** What is not valid in a file of HTML. */
export async function invalid(file) {
    const { results } = await new HtmlValidate(config).validateFile(file);
    return results.flatMap(({ messages }) =>
        messages.map(({ line, message, ruleId }) => `line ${line}: ${message} (${ruleId})`));
}

/** Test the page in each state. */
export async function accessTests(browser) {
    const sample = (name) => join(SRCDIR, 'samples', name);
    const pages = {
        'a game': [replay('game.html', sample('minimal.yin')), '#game=1&turn=45'],
        games: [replay('games.html', sample('tournament.yin'), sample('comments.yin')), '#game=9&turn=39'],
        'a fault': [replay('faulty.html', sample('broken/move-ring-in-way.yin')), ''],
    };
    for (const [name, [file, hash]] of Object.entries(pages)) {
        await test(`axe finds nothing in ${name}`, () =>
            look(browser, file, { hash }, (page) =>
                access(page, windowsOf([320, 768, 1400], [[320, 'light'], [1400, 'light'], [768, 'dark']]))));
        await test(`${name} is valid HTML`, () => invalid(file));
    }
}
