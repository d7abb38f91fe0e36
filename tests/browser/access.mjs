// SPDX-License-Identifier: BSD-2-Clause
// The page is accessible, fits windows of every width, and is valid HTML.
import { join } from 'node:path';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import config from './htmlvalidate.config.mjs';
import { everything, look, replay, SRCDIR, test } from './support.mjs';

/** What axe finds by all its rules or some, a text for each element. */
export async function violations(page, runOnly) {
    await page.evaluate(axe.source);
    const found = await page.evaluate((rules) => globalThis.axe.run({ preload: false, runOnly: rules }), runOnly);
    return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html} ${failureSummary}`));
}

/** What does not fit the window. */
export function tooWide(page) {
    return page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        const wide = document.documentElement.scrollWidth > width;
        return (wide ? [...document.body.querySelectorAll('*')] : [])
            .filter((element) => element.getBoundingClientRect().right > width + 0.5)
            .map(({ tagName, id, className }) => `too wide: ${tagName} ${id} ${className}`);
    });
}

/** Whether the page shows what the reader's system prefers. */
export async function background(page) {
    const colour = await page.evaluate(() => {
        const [body, html] = [document.body, document.documentElement];
        const own = getComputedStyle(body).backgroundColor;
        return own === 'rgba(0, 0, 0, 0)' ? getComputedStyle(html).backgroundColor : own;
    });
    return colour.match(/\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
}

/** What is not valid in a file of HTML. */
export async function invalid(file) {
    const { results } = await new HtmlValidate(config).validateFile(file);
    return results.flatMap(({ messages }) =>
        messages.map(({ line, message, ruleId }) => `line ${line}: ${message} (${ruleId})`));
}

/** Test the page with each state, colour scheme and width. */
export async function accessTests(browser) {
    const sample = (name) => join(SRCDIR, 'samples', name);
    const pages = {
        'a game': [replay('game.html', sample('minimal.yin')), '#game=1&turn=45'],
        games: [replay('games.html', sample('tournament.yin'), sample('comments.yin')), '#game=9&turn=39'],
        'a fault': [replay('faulty.html', sample('broken/move-ring-in-way.yin')), ''],
    };
    for (const [name, [file, hash]] of Object.entries(pages)) {
        for (const colorScheme of ['light', 'dark']) {
            await test(`axe finds nothing in ${name}, ${colorScheme}`, async () => {
                const problems = [];
                const few = colorScheme === 'light' ? [320, 1400] : [768];
                for (const width of everything ? [320, 768, 1400] : few) {
                    const options = { hash, colorScheme, viewport: { width, height: 800 } };
                    const found = await look(browser, file, options, async (page) => {
                        const level = await background(page);
                        return [
                            ...(await violations(page)),
                            ...(await tooWide(page)),
                            ...(level > 128 === (colorScheme === 'light') ? [] : [`background ${level}`]),
                        ];
                    });
                    problems.push(...found.map((problem) => `${width} px: ${problem}`));
                }
                return problems;
            });
        }
        await test(`${name} is valid HTML`, () => invalid(file));
    }
}
