// SPDX-License-Identifier: BSD-2-Clause
// What the tests in a browser share: test points, the program, Chromium and its pages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

export const { SRCDIR, TMPDIR, SHARED, CHROMIUM } = process.env;
export const everything = process.env.BROWSER === 'all';

/* ---- Test points ---------------------------------------------------------- */

let points = 0;

/** Run a test, which returns what is wrong: nothing, a text, or a list of texts. */
export async function test(name, body) {
    let problems;
    try {
        problems = [(await body()) ?? []].flat();
    } catch (error) {
        problems = error.stack.split('\n');
    }
    points++;
    console.log(`${problems.length === 0 ? 'ok' : 'not ok'} ${points} - ${name}`);
    for (const problem of problems.slice(0, 40)) {
        console.log(`# ${problem.slice(0, 400).replaceAll('\n', '\n# ')}`);
    }
}

/** Print how many tests there were. */
export function plan() {
    console.log(`1..${points}`);
}

/** What is wrong if two values differ: a list of at most one text. */
export function differs(what, found, expected) {
    const [is, should] = [found, expected].map((value) => JSON.stringify(value));
    return is === should ? [] : [`${what}: ${is} instead of ${should}`];
}

/* ---- The program ---------------------------------------------------------- */

/** Run the program, and return its exit status and what it wrote. */
export function yinsh(...args) {
    const result = spawnSync(process.env.YINSH, args, { maxBuffer: 2 ** 30 });
    if (result.error) {
        throw result.error;
    }
    return {
        status: result.status,
        stdout: result.stdout.toString(),
        stderr: result.stderr.toString(),
    };
}

/** The path of a file in the scratch folder. */
export function scratch(name) {
    return join(TMPDIR, name);
}

/** Write the page of records as a file of the scratch folder, and return its path. */
export function replay(name, ...args) {
    const file = scratch(name);
    const { status, stderr } = yinsh('replay', '-o', file, ...args);
    if (status > 1 || !existsSync(file)) {
        throw new Error(`yinsh replay ${args.join(' ')}: exit status ${status}: ${stderr}`);
    }
    return file;
}

/* ---- The browser ---------------------------------------------------------- */

/** Start Chromium, with a new profile and without anything that it does by itself. */
export function launch() {
    return chromium.launch({
        executablePath: CHROMIUM,
        args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
        ],
    });
}

/**
 * Open a file, or an address, in a context of its own.  The list page.complaints gets everything
 * that a page must not do: requests, unless they are within the address of a folder, console
 * messages, errors and violations of its policy.
 */
export async function open(browser, file, { hash = '', before, within, ...options } = {}) {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    await context.addInitScript({ path: join(import.meta.dirname, 'in_page.js') });
    const page = await context.newPage();
    const address = /^(http|file):/.test(file) ? file : pathToFileURL(file).href;
    page.setDefaultTimeout(30_000);
    page.complaints = [];
    page.on('request', (request) => {
        const url = request.url().replace(/#.*/, '');
        if (within ? !url.startsWith(within) : url !== address) {
            page.complaints.push(`request: ${url.slice(0, 200)}`);
        }
    });
    page.on('console', (message) => page.complaints.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => page.complaints.push(`error: ${error.message}`));
    page.on('dialog', (dialog) => {
        page.complaints.push(`dialog: ${dialog.message()}`);
        return dialog.dismiss();
    });
    await before?.(page);
    await page.goto(address + hash, { timeout: 60_000 });
    return page;
}

/** Close a page and its context, and return its complaints. */
export async function close(page) {
    await page.context().close();
    return page.complaints;
}

/** Open a file, have a test look at it, close it, and return all that is wrong. */
export async function look(browser, file, options, body) {
    const page = await open(browser, file, options);
    try {
        const problems = [(await body(page)) ?? []].flat();
        return [...problems, ...page.complaints];
    } finally {
        await close(page);
    }
}
