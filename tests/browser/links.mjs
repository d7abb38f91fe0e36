// SPDX-License-Identifier: BSD-2-Clause
// Follows every link of a site, from its front page on: a link to what no link before it led to is
// clicked, and what it shows is searched for further links.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differs, everything, look } from './support.mjs';

const timeout = 30_000; // of a download
const MOST = everything ? 3 : 1; // clicks on links of a kind from one page to another that was seen before
const DOWNLOADS = 9; // of one page: Chromium stops after ten

/** The file of a site that an address leads to, and the kind of thing that it names there. */
function kindOf(base, address) {
    const [file, hash = ''] = address.slice(base.length).split('#');
    return `${file.replace(/^downloads\/.*/, 'downloads')} ${hash.split('=')[0]}`;
}

/** Click a link of the page that shows a view, and wait for what it leads to; return what is wrong. */
async function click(page, base, folder, { view, address, isDownload }) {
    if (page.url() !== view || page.downloads === DOWNLOADS) {
        page.downloads = 0;
        await page.goto(view);
        await page.waitForFunction((wanted) => crawl.hasArrived(wanted), view);
    }
    const link = (await page.evaluateHandle((wanted) => crawl.findLink(wanted), address)).asElement();
    if (!isDownload) {
        await link.click();
        await page.waitForFunction((wanted) => crawl.hasArrived(wanted), address);
        return [];
    }
    page.downloads++;
    // From a disk, a browser may show a file instead.
    const done = Promise.any([page.waitForEvent('download', { timeout }), page.waitForURL(address, { timeout })]);
    await link.click();
    const download = await done.catch(() => undefined);
    if (!download && page.url() !== address) {
        return [`${address} is not downloaded`];
    }
    const file = join(folder, address.slice(base.length));
    const isSame = !download || readFileSync(await download.path()).equals(readFileSync(file));
    return isSame ? [] : [`${file} is another file when it is downloaded`];
}

/** What is wrong if no address that was seen names some of the things of a kind. */
function missing(seen, name, expected) {
    const found = new Set([...seen].map((address) => new URLSearchParams(new URL(address).hash.slice(1)).get(name)));
    const left = expected.filter((thing) => !found.has(thing));
    return left.length === 0 ? [] : [`no link to ${left.length} of ${expected.length} ${name}s, such as ${left[0]}`];
}

/** Follow all links from the front page on; things are the names of what there must be links to. */
export function followAll(browser, base, folder, things) {
    const before = (page) => page.addInitScript({ path: join(import.meta.dirname, 'links_in_page.js') });
    return look(browser, `${base}index.html`, { within: base, before }, async (page) => {
        const problems = [];
        page.downloads = 0;
        const seen = new Set();
        const clicked = new Map(); // numbers of clicks by the kinds of both ends
        const follow = async (start) => {
            const { views, others } = await page.evaluate(([from, known]) => crawl.followWithin(from, known), [start, [...seen]]);
            for (const address of views) {
                seen.add(address);
            }
            for (const link of others) {
                const { view, address, isDownload } = link;
                const kind = `${kindOf(base, view)} to ${kindOf(base, address)}`;
                const times = clicked.get(kind) ?? 0;
                if (!address.startsWith(base)) {
                    problems.push(`${view} leads to ${address}`);
                } else if (!seen.has(address) || times < MOST) {
                    const isNew = !seen.has(address);
                    clicked.set(kind, times + 1);
                    seen.add(address);
                    problems.push(...(await click(page, base, folder, link)));
                    if (isNew && !isDownload) {
                        await follow(address);
                    }
                }
            }
        };
        await follow(`${base}index.html`);
        for (const [name, expected] of Object.entries(things)) {
            problems.push(...missing(seen, name, expected));
        }
        const downloads = [...seen].filter((address) => address.includes('/downloads/')).length;
        console.log(`# ${seen.size} links, ${downloads} of them downloads`);
        return [...problems, ...differs('downloads', downloads > 0, true)];
    });
}
