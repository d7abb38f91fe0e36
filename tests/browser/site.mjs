// SPDX-License-Identifier: BSD-2-Clause
// The site of yinsh publish, from a disk and from a server below a path: every link clicked, games
// played, filters, order, search, players, openings; nothing is asked for outside its folder.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { access, invalid, windowsOf } from './access.mjs';
import { markup, record } from './hostile.mjs';
import { followAll } from './links.mjs';
import { positions, wrong } from './positions.mjs';
import { recordTests } from './site_records.mjs';
import { dataOf, follow, go, publish, read, settle, table } from './site_support.mjs';
import { differs, everything, look, scratch, SRCDIR, test } from './support.mjs';

const pages = ['index', 'games', 'players', 'openings', 'statistics'];
const [FILES, LINKED, PLAYED, SEARCHES] = everything ? [2000, 2000, 200, 30] : [120, 12, 6, 3];

/** Random numbers, the same in every run. */
let seed = 20260726;
function random(n) {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
}
const pick = (list) => list[random(list.length)];

/** Serve a folder below a path, and return its address and a function that ends that. */
async function serve(folder) {
    const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
    const server = createServer(({ url }, response) => {
        const { pathname } = new URL(url, 'http://localhost');
        const file = join(folder, pathname.replace('/a/path/', ''));
        const isThere = pathname.startsWith('/a/path/') && !pathname.includes('..') && existsSync(file);
        response.writeHead(isThere ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'text/plain' });
        response.end(isThere ? readFileSync(file) : '');
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return [`http://127.0.0.1:${server.address().port}/a/path/`, () => server.close()];
}

/* ---- In a page --------------------------------------------------------------- */

/** Wait until the list shows what it is to show, and return what it says. */
async function said(page, ready) {
    await page.waitForFunction(ready ?? (() => /\d (game|player)s?\b/.test($('status').textContent)));
    return page.locator('#status').textContent();
}

/** All rows of a table of several pages. */
async function allRows(page, id = '#list') {
    const rows = await table(page, id);
    const next = page.locator(`${id} + nav`).getByRole('button', { name: 'Next page' });
    while ((await next.isVisible()) && (await next.isEnabled())) {
        await next.click();
        rows.push(...(await table(page, id)));
    }
    return rows;
}

/* ---- Links ------------------------------------------------------------------- */

/** What there must be links to: all games, players and lines of the tree of openings. */
function thingsOf(data) {
    const path = [];
    const lines = data.openings.map(([depth, move]) => {
        path.splice(Math.max(0, depth - 1), Infinity, ...(depth > 0 ? [move] : []));
        return path.join(' ');
    });
    return { game: data.rows.map(([id]) => id), player: data.players.map(([name]) => name), line: lines };
}

/* ---- Games -------------------------------------------------------------------- */

/** Play games from their start to their end, half of them by the list, and compare the positions. */
async function play(page, data, lines) {
    const problems = [];
    const total = await said(page);
    problems.push(...(total.startsWith(`${data.rows.length.toLocaleString('en')} games`) ? [] : [`the list has ${total}`]));
    for (let times = 0; times < PLAYED; times++) {
        const byList = times % 2 === 0;
        const [id, white] = pick(data.rows);
        if (byList) {
            await page.locator('#f-player').fill(white);
            await said(page, () => / of /.test($('status').textContent));
            await page.locator('#list tbody a').first().click();
        } else {
            await follow(page, `#game=${id}&turn=3`);
        }
        await page.locator('#game').waitFor();
        const [, shown] = (await page.evaluate(() => location.hash)).match(/game=([0-9a-f-]+)/);
        const row = data.rows.find(([other]) => other === shown);
        if (!byList && shown !== id) {
            problems.push(`game ${shown} instead of ${id}`);
        }
        const turns = await page.evaluate(() => {
            $('first').click();
            const list = [readBack.shown()];
            for (;;) {
                $('forward').click();
                const now = readBack.shown();
                if (now.turn === list.at(-1).turn) {
                    return list;
                }
                list.push(now);
            }
        });
        problems.push(...wrong(shown, turns, lines[row.at(-1) - 1]));
        await page.locator('#to-list').click();
        await page.locator('#lists').waitFor();
        await page.locator('#filter [type=reset]').click();
        await said(page, () => !/ of /.test($('status').textContent));
    }
    return problems;
}

/** Links to a game and a turn, to one that does not exist, and the way back. */
async function addresses(page, data) {
    const [id] = pick(data.rows.filter((row) => row[6] > 12));
    const problems = [];
    await follow(page, `#game=${id}&turn=12`);
    await page.locator('#game').waitFor();
    problems.push(...differs('turn', await page.evaluate(() => readBack.shown().turn), 12));
    await page.locator('#forward').click();
    await page.waitForFunction(() => location.hash.endsWith('turn=13'));
    await page.goBack();
    await page.locator('#lists').waitFor();
    for (const nonsense of ['#game=000000000000', '#game=ffffffffffff-7&turn=1']) {
        await page.evaluate(() => $('status').replaceChildren());
        await follow(page, nonsense);
        problems.push(...(await said(page, () => /no game/.test($('status').textContent)) ? [] : ['no message']));
    }
    await follow(page, '#game=../../x');
    await said(page);
    // The keys of the player do nothing in the list.
    await page.keyboard.press('End');
    return [...problems, ...differs('hash', await page.evaluate(() => location.hash), '#game=../../x')];
}

/** Data that do not arrive are asked for again with the next change of the address. */
function again(browser, base, data) {
    const before = (page) => page.route(/rows-/, (route) => route.abort(), { times: 1 });
    return look(browser, `${base}games.html`, { within: base, before }, async (page) => {
        await said(page, () => /cannot be read/.test($('status').textContent));
        page.complaints.length = 0; // the browser's own
        await follow(page, '#least=0');
        return differs('games', Number.parseInt(await said(page), 10), data.rows.length);
    });
}

/* ---- The list ------------------------------------------------------------------ */

/** Fill in fields, and compare the games that are listed with those that pass a test. */
async function filters(page, data) {
    const problems = [];
    const [, white, black, day, , result, turns, end] = pick(data.rows.filter((row) => row[3] && !row[9]));
    const plain = (text) => text.toLowerCase();
    const has = (row, name) => [row[1], row[2]].some((text) => plain(text).includes(plain(name)));
    await said(page);
    const list = [
        [{ player: white }, (row) => has(row, white)],
        [{ player: white.slice(1).toUpperCase() }, (row) => has(row, white.slice(1))],
        [{ player: white, other: black }, (row) => has(row, white) && has(row, black)],
        [{ from: day }, (row) => row[3] >= day],
        [{ to: day, most: `${turns}` }, (row) => row[3] && row[3] <= day && row[6] <= turns],
        [{ least: `${turns}`, result }, (row) => row[6] >= turns && row[5] === result],
        [{ end, from: day }, (row) => row[7] === end && row[3] >= day],
        [{ player: '<img src=x>' }, () => false],
    ];
    for (const [fields, passes] of list) {
        await follow(page, `#${new URLSearchParams(fields)}`);
        const expected = data.rows.filter(passes).map(([id]) => id).sort();
        const found = (await allRows(page)).map(({ link }) => link.match(/game=([^&]*)/)[1]);
        problems.push(...differs(JSON.stringify(fields), found.sort(), expected));
        for (const [name, value] of Object.entries(fields)) {
            problems.push(...differs(name, await page.locator(`#f-${name}`).inputValue(), value));
        }
    }
    await follow(page, '#');
    await page.locator('#f-player').pressSequentially(white);
    await page.waitForFunction((hash) => location.hash === hash, `#${new URLSearchParams({ player: white })}`);
    const shown = await said(page);
    const count = data.rows.filter((row) => has(row, white)).length;
    return [...problems, ...(shown.startsWith(`${count} game`) ? [] : [`${shown} for ${count} of ${white}`])];
}

/** Sort by each column, by mouse and by key, up and down. */
async function sorts(page) {
    const problems = [];
    await said(page);
    for (const [column, name] of ['White', 'Black', 'Result', 'Turns', 'End', 'Opening', 'Day', 'Site'].entries()) {
        const button = page.locator('#list thead button', { hasText: name });
        for (const act of [() => button.click(), () => button.press('Enter')]) {
            await act();
            const direction = await page.locator('#list th[aria-sort]').getAttribute('aria-sort');
            const values = (await table(page)).map(({ cells }) => cells[column]);
            const { compare } = new Intl.Collator('en', { numeric: true });
            const sign = direction === 'ascending' ? 1 : -1;
            const at = values.findIndex((value, i) => i > 0 && sign * compare(values[i - 1], value) > 0);
            problems.push(...(at > 0 ? [`${name} ${direction}: ${values[at - 1]} before ${values[at]}`] : []));
        }
    }
    return problems;
}

/** Go from page to page of the list. */
async function pager(page, data) {
    await follow(page, '#');
    await said(page);
    const rows = await allRows(page);
    const ids = new Set(rows.map(({ link }) => link));
    const size = Math.min(100, data.rows.length);
    await page.getByLabel('Page', { exact: false }).last().fill('1');
    await page.keyboard.press('Enter');
    return [
        ...differs('games', ids.size, data.rows.length),
        ...differs('games of the first page', (await table(page)).length, size),
    ];
}

/* ---- Search --------------------------------------------------------------------- */

/** A pattern of some pieces of a position, and of a vacant point. */
function makePattern(line) {
    const lowest = [2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7];
    const pieces = line.split(' ')[0].split('/').flatMap((column, across) => {
        const cells = [...column.replaceAll(/\d+/g, (n) => '.'.repeat(n))];
        return cells.map((sign, up) => sign + 'abcdefghijk'[across] + (lowest[across] + up));
    });
    const some = pieces.filter((piece) => piece[0] !== '.');
    return [...new Set([pick(some), pick(some), pick(pieces)])];
}

/** Put patterns on the board, and compare the games found with those of yinsh search. */
async function searches(page, data, file, lines) {
    const problems = [];
    const full = lines.flatMap((turns) => [...turns.values()].slice(11)); // with all rings placed
    await said(page);
    await page.locator('summary').click();
    for (let times = 0; times < SEARCHES; times++) {
        const pattern = makePattern(pick(full));
        await page.locator('#pattern-form [type=reset]').click();
        for (const word of pattern) {
            await page.locator(`#signs [value="${word[0]}"]`).check();
            await page.locator(`.point[aria-label^="${word.slice(1)}:"]`).click();
        }
        problems.push(...differs('pattern', (await page.locator('#pattern').inputValue()).split(' ').sort(), [...pattern].sort()));
        await page.getByRole('button', { name: 'Search' }).click();
        const shown = await said(page, () => / pattern after/.test($('status').textContent));
        const found = (await allRows(page)).map(({ link }) => link).sort();
        const hits = read('search', '--hits', '--format=json', '-p', pattern.join(' '), file);
        const first = new Map();
        for (const hit of hits) {
            first.set(hit.record, Math.min(hit.turn, first.get(hit.record) ?? Infinity));
        }
        const good = data.rows.filter((row) => first.has(row.at(-1)));
        const expected = good.map((row) => `#game=${row[0]}&turn=${first.get(row.at(-1))}`).sort();
        const bad = new Set(data.rows.filter((row) => row[9]).map(([id]) => id));
        problems.push(...differs(pattern.join(' '), found.filter((link) => !bad.has(link.match(/game=([^&]*)/)[1])), expected));
        if (bad.size === 0 && !shown.includes(` ${hits.length.toLocaleString('en')} turn`)) {
            problems.push(`${pattern}: ${shown}, but there are ${hits.length} hits`);
        }
    }
    return problems;
}

/** The board and the text of a pattern by keys, a wrong pattern, and a search that is cancelled. */
async function searchKeys(page) {
    await said(page);
    await page.locator('summary').press('Enter');
    await page.locator('.point[tabindex="0"]').focus();
    const value = () => page.locator('#pattern').inputValue();
    for (const key of ['ArrowUp', 'Enter', 'ArrowRight', 'ArrowRight', ' ']) {
        await page.keyboard.press(key);
    }
    const problems = differs('pattern by keys', await value(), 'Wf7 Wh7');
    await page.locator('#pattern').fill('We5 nonsense');
    problems.push(...differs('a wrong pattern is refused', await page.locator('#pattern:invalid').count(), 1));
    await page.locator('#pattern').fill('we5, .f6');
    problems.push(...differs('pieces of the text', await page.locator('#pattern-pieces > *').count(), 2));
    problems.push(...differs('name of a point', await page.locator('.point[aria-label="e5: white marker"]').count(), 1));
    await page.evaluate(() => {
        $('pattern-form').requestSubmit();
        $('cancel').click();
    });
    await said(page, () => /cancelled/.test($('status').textContent));
    return [...problems, ...differs('progress', await page.locator('#progress').isVisible(), false)];
}

/* ---- Players and openings ---------------------------------------------------------- */

/** The ratings over time of the player who is shown: nothing if there are fewer than two. */
async function history(page, data, player) {
    const { periods, players: ratings } = data.ratings;
    const own = ratings[data.players.findIndex(([name]) => name === player)] ?? [];
    const expected = own.map((rating, i) => [periods[i], `${rating}`]).filter((_, i) => own[i] !== null);
    const isShown = expected.length > 1;
    const problems = differs(`${player}: a chart`, await page.locator('#history').isVisible(), isShown);
    if (!isShown) {
        return problems;
    }
    const cells = (await table(page, '#ratings')).map((row) => row.cells);
    const tips = await page.locator('#history-lines circle title').allTextContents();
    const heights = await page.locator('#history-lines circle').evaluateAll((nodes) => nodes.map((node) => Number(node.getAttribute('cy'))));
    const text = await page.locator('#chart-text').textContent();
    return [
        ...problems,
        ...differs(`${player}: ratings`, cells, expected),
        ...differs(`${player}: points`, tips, expected.map(([end, rating]) => `${end}: ${rating}`)),
        ...heights.flatMap((height, i) => (i > 0 && Math.sign(heights[i - 1] - height) !== Math.sign(expected[i][1] - expected[i - 1][1]) ?
            [`${player}: point ${i} is at ${height} after ${heights[i - 1]}`] : [])),
        ...(text.startsWith(`From ${expected[0][1]} (${expected[0][0]}) to `) ? [] : [text]),
    ];
}

async function players(page, data, file) {
    const problems = [];
    const standings = read('score', '--standings', '--format=json', file);
    const shown = await said(page);
    problems.push(...(shown.startsWith(`${standings.length.toLocaleString('en')} player`) ? [] : [shown]));
    for (let times = 0; times < 3; times++) {
        const { player, games, wins, draws, losses } = pick(standings.slice(0, 20));
        await follow(page, `#player=${encodeURIComponent(player)}`);
        const about = await page.locator('#player-about').textContent();
        problems.push(...(about.includes(`${wins} won, ${draws} drawn, ${losses} lost`) ? [] : [`${player}: ${about}`]));
        const own = data.rows.filter((row) => row[1] === player || row[2] === player);
        problems.push(...differs(`games of ${player}`, (await table(page, '#own')).length, Math.min(100, own.length)));
        const sums = (await allRows(page, '#opponents')).reduce((sum, { cells }) => sum + Number(cells[1]), 0);
        problems.push(...differs(`games with opponents of ${player}`, sums, games));
        problems.push(...(await history(page, data, player)));
    }
    await follow(page, '#');
    await page.locator('#f-player').fill(standings[0].player);
    await page.waitForFunction((n) => !$('status').textContent.startsWith(n), `${standings.length}`);
    return [...problems, ...differs('filtered', (await table(page))[0].cells[0].length > 0, true)];
}

async function openings(page, file) {
    const tree = new Map(read('openings', '--depth=10', '--format=json', file).map((node) => [node.line ?? '', node]));
    const problems = [];
    await settle(page);
    for (let times = 0; times < 6; times++) {
        const [shown, hash] = await page.evaluate(() => [$('line').lastElementChild.getAttribute('href'), location.hash]);
        problems.push(...differs('line', shown, hash || '#line='));
        const line = (await page.locator('#line a').allTextContents()).slice(1).join(' ');
        const node = tree.get(line);
        const status = await page.locator('#status').textContent();
        problems.push(...(status.startsWith(`${node.games.toLocaleString('en')} game`) ? [] : [`${line}: ${status}`]));
        const rings = await page.locator('#opening-pieces > *').count();
        problems.push(...differs(`rings after ${line}`, rings, node.depth));
        for (const { cells: [move, games, , white, draws, black] } of await table(page)) {
            const next = tree.get(`${line} ${move}`.trim());
            problems.push(...differs(`${line} ${move}`, [games, white, draws, black].map(Number),
                [next.games, next.white, next.draws, next.black]));
        }
        const choices = page.locator('#list tbody a');
        const count = await choices.count();
        const link = count > 0 ? choices.nth(random(Math.min(3, count))) : page.locator('#line a').first();
        await go(page, () => link.click());
    }
    await go(page, () => page.locator('#line a').first().click());
    await go(page, () => page.locator('.choice').first().click());
    return [...problems, ...differs('a click on the board', await page.locator('#line a').count(), 2)];
}

/* ---- Access -------------------------------------------------------------------------- */

/** What axe finds in pages of all kinds, and what does not fit. */
async function accessAll(browser, base, kinds) {
    const windows = windowsOf([320, 768, 1280], [[320, 'light'], [1280, 'dark']]);
    const problems = [];
    for (const [name, address, prepare] of kinds) {
        const found = await look(browser, base + address, { within: base }, async (page) => {
            await settle(page);
            await prepare?.(page);
            return access(page, windows);
        });
        problems.push(...found.map((problem) => `${name}, ${problem}`));
    }
    return problems;
}

/** The kinds of pages: their names, addresses, and what to do there. */
function kindsOf(data) {
    const [id] = data.rows[0];
    const bad = data.rows.find((row) => row[9]) ?? data.rows[0];
    return [
        ...pages.map((name) => [name, `${name}.html`]),
        ['search', 'games.html', async (page) => {
            await page.locator('summary').click();
            await page.locator('#pattern').fill('We5 .e6 wf6');
        }],
        ['game', `games.html#game=${id}&turn=20`],
        ['fault', `games.html#game=${bad[0]}`],
        ['player', `players.html#player=${encodeURIComponent(data.players[0][0])}`],
        ['opening', `openings.html#line=${data.openings[1][1]}`],
    ];
}

/* ---- Names ------------------------------------------------------------------------------ */

/** Names and comments that try to be markup are texts everywhere. */
async function hostile(browser) {
    const file = scratch('hostile-site.yin');
    writeFileSync(file, markup.map(record).join(''));
    const folder = publish('hostile-site', file);
    const base = `${pathToFileURL(folder).href}/`;
    const names = 'img, iframe, object, base, template, math, style, embed, video, plaintext, frameset, [onerror], [onload]';
    const problems = [];
    for (const name of ['index', 'games', 'players']) {
        problems.push(...(await look(browser, `${base}${name}.html`, { within: base }, async (page) => {
            await settle(page);
            const found = await page.locator(names).evaluateAll((nodes) =>
                nodes.filter((node) => !/^images\//.test(node.getAttribute('src') ?? '')).map((node) => `${node.localName} ${node.textContent}`));
            return [...found, ...differs('hacked', await page.evaluate(() => typeof hacked), 'undefined')];
        })));
    }
    const { rows } = dataOf(folder);
    problems.push(...(await look(browser, `${base}games.html`, { within: base }, async (page) => {
        const wrongNames = differs('games', rows.length, markup.length);
        for (const [id, white] of rows) {
            await follow(page, `#game=${id}`);
            const shown = await page.locator('#names').textContent();
            // A backslash in a list is doubled.
            const isSame = shown.replaceAll('\\', '').includes(white.replaceAll('\\', ''));
            wrongNames.push(...(isSame ? [] : [`${white} is shown as ${shown}`]));
            await follow(page, `#player=${encodeURIComponent(white)}`);
        }
        return [...wrongNames, ...differs('hacked', await page.evaluate(() => typeof hacked), 'undefined')];
    })));
    return problems;
}

async function withoutScript(page, name) {
    const text = await page.locator('main').innerText();
    const rows = await page.locator('tbody tr').count();
    const forms = await page.locator('form:visible, button:visible').count();
    return [
        ...(rows >= 2 && text.length > 100 ? [] : [`${name}: ${rows} rows, ${text.length} letters`]),
        ...differs(`${name}: controls that do nothing`, forms, 0),
    ];
}

/** Publish a site of games, of which a few are bad, and return their file and its folder. */
function publishSome(number) {
    const games = scratch(`${number}-games`);
    const tool = join(process.env.BUILD, 'tool_archive');
    execFileSync(tool, ['--files', number, '--bad', '4', '--form', 'plain', '--seed', '7', games]);
    const file = join(games, 'games.sgf');
    return { file, folder: publish(`site-${number}`, file) };
}

/** Test the links of a site. */
async function linkTests(browser) {
    const { folder } = publishSome(LINKED);
    const [server, end] = await serve(folder);
    for (const base of [`${pathToFileURL(folder).href}/`, server]) {
        await test(`site, ${base.slice(0, 4)}: links`, () => followAll(browser, base, folder, thingsOf(dataOf(folder))));
    }
    end();
}

/** Test a site. */
export async function siteTests(browser) {
    const { file, folder } = publishSome(FILES);
    const data = dataOf(folder);
    const lines = positions([file]);
    const [server, end] = await serve(folder);
    await linkTests(browser);
    for (const base of [`${pathToFileURL(folder).href}/`, server]) {
        const scheme = base.slice(0, 4);
        const at = (page, body, options = {}) => () =>
            look(browser, `${base}${page}.html`, { within: base, ...options }, body);
        await test(`site, ${scheme}: ${PLAYED} games are played`, at('games', (page) => play(page, data, lines)));
        await test(`site, ${scheme}: addresses of games`, at('games', (page) => addresses(page, data)));
        await test(`site, ${scheme}: data that do not arrive at first`, () => again(browser, base, data));
        await test(`site, ${scheme}: filters`, at('games', (page) => filters(page, data)));
        await test(`site, ${scheme}: search`, at('games', (page) => searches(page, data, file, lines)));
        await test(`site, ${scheme}: players`, at('players', (page) => players(page, data, file)));
        await test(`site, ${scheme}: openings`, at('openings', (page) => openings(page, file)));
        if (base === server) {
            continue;
        }
        await test('site: order', at('games', sorts));
        await test('site: pages', at('games', (page) => pager(page, data)));
        await test('site: search by keys', at('games', searchKeys));
        await test('site: pages without their scripts', async () => {
            const problems = [];
            for (const name of pages) {
                problems.push(...(await at(name, (page) => withoutScript(page, name), { javaScriptEnabled: false })()));
            }
            return problems;
        });
        // One with all parts, such as a crosstable and faults, in which axe has less to look at.
        const small = publish('small-site', ...['tournament.yin', 'broken/move-ring-in-way.yin'].map((name) => join(SRCDIR, 'samples', name)));
        for (const name of pages) {
            await test(`site: ${name} is valid HTML`, () => invalid(join(small, `${name}.html`)));
        }
        const site = everything ? folder : small;
        await test('site: axe finds nothing', () =>
            accessAll(browser, `${pathToFileURL(site).href}/`, kindsOf(dataOf(site))));
        await test('site: hostile names', () => hostile(browser));
        await recordTests(browser);
    }
    end();
}
