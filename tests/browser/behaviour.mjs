// SPDX-License-Identifier: BSD-2-Clause
// What a reader can do with the page: keys, buttons, clicks, swipes, links, copying, printing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differs, look, replay, scratch, SRCDIR, test, yinsh } from './support.mjs';

const sample = (name) => join(SRCDIR, 'samples', name);
const shown = (page) => page.evaluate(() => readBack.shown());
const turnOf = async (page) => (await shown(page)).turn;
const oneLine = (text) => text.trim().replace(/\s+/g, ' ');
const click = (page, selector) => page.locator(selector).click();

/** Do the steps, each a name, an action and the turn that is to be shown after it. */
async function steps(page, ...list) {
    const problems = [];
    for (const [name, action, turn] of list) {
        await action();
        problems.push(...differs(`turn after ${name}`, await turnOf(page), turn));
    }
    return problems;
}

/** Wait until a game and a turn are shown and linked, and say what else is if they are not. */
async function reaches(page, game, turn) {
    const link = `#game=${game}&turn=${turn}`;
    const isThere = ([wanted, ...numbers]) => {
        const now = readBack.shown();
        return location.hash === wanted && `${[now.game, now.turn]}` === `${numbers}`;
    };
    return page.waitForFunction(isThere, [link, game, turn]).then(() => [], async () => {
        const now = await shown(page);
        return [`game ${now.game} turn ${now.turn} at ${page.url()} instead of ${link}`];
    });
}

/* ---- Going through the turns ----------------------------------------------- */

function keys(page, last) {
    const press = (key) => () => page.keyboard.press(key);
    return steps(
        page,
        ['loading', () => {}, 0],
        ['Right', press('ArrowRight'), 1],
        ['Right', press('ArrowRight'), 2],
        ['Left', press('ArrowLeft'), 1],
        ['End', press('End'), last],
        ['Right at the end', press('ArrowRight'), last],
        ['Home', press('Home'), 0],
        ['Left at the start', press('ArrowLeft'), 0],
        ['Control and Right', press('Control+ArrowRight'), 0],
    );
}

function buttons(page, last) {
    const press = (id) => () => click(page, id);
    return steps(
        page,
        ['#forward', press('#forward'), 1],
        ['#last', press('#last'), last],
        ['#back', press('#back'), last - 1],
        ['#first', press('#first'), 0],
        ['turn 30', press('#turns [data-turn="30"]'), 30],
        ['turn 3', press('#turns [data-turn="3"]'), 3],
        ['turn 0', press('#turns [data-turn="0"]'), 0],
        ['Space on #forward', () => page.locator('#forward').press('Space'), 1],
        ['Enter on turn 5', () => page.locator('#turns [data-turn="5"]').press('Enter'), 5],
        ['Right on turn 5', () => page.keyboard.press('ArrowRight'), 6],
    );
}

async function graph(page, last) {
    await page.locator('#graph').scrollIntoViewIfNeeded();
    const box = await page.locator('#graph').boundingBox();
    const problems = [];
    for (const part of [0.1, 0.25, 0.5, 0.75, 0.9]) {
        await page.mouse.click(box.x + box.width * part, box.y + box.height / 2);
        const turn = await turnOf(page);
        // It may have a margin.
        if (Math.abs(turn - last * part) > last * 0.06 + 1) {
            problems.push(`a click at ${part} of the graph shows turn ${turn} of ${last}`);
        }
    }
    return problems;
}

/** Put a finger on the board, move it, and lift it. */
async function swipe(page, across, down = 0) {
    await page.locator('#board').scrollIntoViewIfNeeded();
    const box = await page.locator('#board').boundingBox();
    const session = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const send = (type, ...touchPoints) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', { x, y });
    for (let part = 0.2; part <= 1; part += 0.2) {
        await send('touchMove', { x: x + across * part, y: y + down * part });
    }
    await send('touchEnd');
    await session.detach();
}

function swipes(page) {
    return steps(
        page,
        ['a swipe to the left', () => swipe(page, -120), 1],
        ['another', () => swipe(page, -120, 20), 2],
        ['a swipe to the right', () => swipe(page, 120), 1],
        ['a short swipe', () => swipe(page, -8), 1],
        ['a swipe upwards', () => swipe(page, 0, -150), 1],
    );
}

/** Let time pass, which stands still otherwise. */
async function autoplay(page, last) {
    await page.clock.pauseAt(Date.now() + 600_000);
    const speeds = await page
        .locator('#speed option')
        .evaluateAll((options) => options.map(({ value }) => value));
    const gone = [];
    const problems = [];
    for (const speed of speeds) {
        await click(page, '#first');
        await page.locator('#speed').selectOption(speed);
        await click(page, '#play');
        await page.clock.runFor(12000);
        gone.push(await turnOf(page));
        await click(page, '#play');
        await page.clock.runFor(12000);
        problems.push(...differs(`turn after a pause at ${speed}`, await turnOf(page), gone.at(-1)));
    }
    const sorted = gone.toSorted((a, b) => a - b);
    problems.push(...differs('turns after 12 s, by speed', gone, sorted));
    if (speeds.length < 3 || gone[0] < 2 || gone.at(-1) < 2 * gone[0]) {
        problems.push(`turns after 12 s are only ${gone}`);
    }
    await page.locator('#board').click();
    await page.keyboard.press('Home');
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('Space');
    await page.clock.runFor(600_000);
    problems.push(...differs('turn after ten minutes', await turnOf(page), last));
    return problems;
}

async function motion(page, { moves }) {
    const problems = [];
    await page.evaluate(() => readBack.go('#game=1&turn=44'));
    const [{ line, board }, count] = await page.evaluate(() => {
        $('forward').click();
        return [readBack.shown(), document.getAnimations().length];
    });
    if (count > 0 !== moves) {
        problems.push(moves ? 'nothing moves' : 'something moves');
    }
    // While pieces move, those of the position are there already.
    problems.push(...differs('board while moving', board, line.split(' ')[0]));
    await page.waitForFunction(() => document.getAnimations().length === 0);
    problems.push(...(await page.evaluate(() => readBack.misplaced())));
    return problems;
}

/* ---- Games ----------------------------------------------------------------- */

async function links(page) {
    const problems = await reaches(page, 3, 12);
    const follow = async (hash, game, turn) => {
        await page.evaluate((link) => {
            location.hash = link;
        }, hash);
        problems.push(...(await reaches(page, game, turn)).map((text) => `${hash}: ${text}`));
    };
    await follow('#game=2&turn=7', 2, 7);
    await follow('#game=4', 4, 0);
    await follow('#turn=5', 1, 5);
    for (const nonsense of ['#game=0', '#game=-1&turn=-5', '#game=__proto__&turn=constructor', '#%',
        '#game=NaN&turn=1e9', '#game=1.5', '#<img src=x onerror=alert(1)>', '#game=1&game=2']) {
        await follow(nonsense, 1, 0);
    }
    await follow('#game=2&turn=7', 2, 7);
    await page.evaluate(() => readBack.go('#game=999&turn=99999999999999999999'));
    const { line, board } = await shown(page);
    return [...problems, ...differs('board of a turn too far', board, line.split(' ')[0])];
}

async function games(page, records) {
    const list = page.locator('#games');
    const problems = differs('list is visible', await list.isVisible(), true);
    const options = await list.locator('option').allTextContents();
    problems.push(...differs('games in the list', options.length, records.length));
    for (const [at, { white, black }] of records.entries()) {
        if (!options[at]?.includes(white) || !options[at].includes(black)) {
            problems.push(`game ${at + 1} of ${white} and ${black} is listed as ${options[at]}`);
        }
    }
    for (const index of [4, 1, 0]) {
        await list.selectOption({ index });
        problems.push(...(await reaches(page, index + 1, 0)));
        const text = await page.locator('body').innerText();
        const { white } = records[index];
        problems.push(...(text.includes(white) ? [] : [`${white} is not shown with game ${index + 1}`]));
    }
    return problems;
}

/* ---- Texts ----------------------------------------------------------------- */

async function copies(page) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.bringToFront();
    await page.evaluate(() => readBack.go('#game=2&turn=17'));
    const copied = async (button) => {
        await page.evaluate(() => navigator.clipboard.writeText(''));
        await click(page, button);
        const text = await page.waitForFunction(() => navigator.clipboard.readText());
        return (await text.jsonValue()).trim();
    };
    const file = sample('tournament.yin');
    const position = yinsh('show', '--format=position', '--turn=17', '--record=2', file).stdout;
    const record = yinsh('convert', '--to=gipf', '--record=2', file).stdout;
    return [
        ...differs('position', await copied('#copy-position'), position.trim()),
        ...differs('link', await copied('#copy-link'), page.url()),
        ...differs('record', await copied('#copy-record'), record.trim()),
    ];
}

/** Every turn is said in words, and the board is described. */
async function words(page, last) {
    const problems = [];
    const said = new Set();
    const live = page.locator('[aria-live]#live');
    for (let turn = 1; turn <= last; turn++) {
        await click(page, '#forward');
        said.add(await live.textContent());
    }
    problems.push(...differs('texts that are said', said.size, last));
    await page.evaluate(() => readBack.go('#game=1&turn=45'));
    const text = await live.textContent();
    for (const word of ['45', 'White', 'f8', 'c5', 'e7', 'i11', 'g11']) {
        problems.push(...(text.includes(word) ? [] : [`"${text}" does not mention ${word}`]));
    }
    return problems;
}

async function comments(page) {
    const text = oneLine(await page.locator('#turns').innerText());
    const json = yinsh('convert', '--to=json', '--record=1', sample('comments.yin')).stdout;
    const { notes } = JSON.parse(json.split('\n')[0]);
    const written = notes.flatMap(({ comment }) => comment ?? []);
    return written.length === 0
        ? ['the sample has no comments']
        : written
              .filter((comment) => !text.includes(oneLine(comment)))
              .map((comment) => `the comment "${comment}" is not shown`);
}

async function fault(page) {
    const text = await page.locator('#fault').innerText();
    const problems = ['e3', 'e8', 'E.3', '11']
        .filter((word) => !text.includes(word))
        .map((word) => `"${text}" does not mention ${word}`);
    problems.push(...differs('turn with the fault', await turnOf(page), 10));
    await click(page, '#first');
    problems.push(...differs('fault at the start', await page.locator('#fault').isVisible(), false));
    await click(page, '#last');
    problems.push(...differs('fault at the end', await page.locator('#fault').isVisible(), true));
    return problems;
}

/** Printing gives a sheet: diagrams of every tenth turn, of every row and of the last turn. */
async function printing(page) {
    await page.evaluate(() => readBack.go('#game=1&turn=17'));
    const before = await shown(page);
    await page.setViewportSize({ width: 680, height: 1000 });
    const pdf = await page.pdf({ format: 'A4' });
    const problems = differs('PDF', pdf.subarray(0, 5).toString(), '%PDF-');
    problems.push(...differs('what is shown after printing', await shown(page), before));
    await page.emulateMedia({ media: 'print' });
    for (const id of ['#first', '#play', '#speed', '#copy-link', '#graph', '#turns']) {
        problems.push(...differs(`${id} is printed`, await page.locator(id).isVisible(), false));
    }
    const text = await page.locator('body').innerText();
    for (const move of ['i5', 'b3-h3', 'f8-c5', 'xe7-i11', 'xc3-g3']) {
        problems.push(...(text.includes(move) ? [] : [`${move} is not printed`]));
    }
    const rows = [...text.matchAll(/(\d+)\.(?:[^.]*?)x[a-k]\d+-/g)].map(([, turn]) => Number(turn));
    const tens = [10, 20, 30, 40, 50, 60, 70];
    const expected = [...new Set([...tens, ...rows, 79])].sort((one, other) => one - other);
    const captions = await page.locator('figcaption').allInnerTexts();
    const drawn = captions.map((caption) => Number(caption.match(/\d+/)[0]));
    problems.push(...differs('turns with a diagram', drawn, expected));
    if (rows.length < 3) {
        problems.push(`only the rows of ${rows} are printed`);
    }
    // Nothing is wider than the sheet, and each diagram has its pieces.
    problems.push(...(await page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        const all = [...document.querySelectorAll('#sheet *')].filter((one) => one.checkVisibility());
        const wide = all.filter((one) => one.getBoundingClientRect().right > width + 1);
        const empty = [...document.querySelectorAll('figure')]
            .filter((one) => one.querySelectorAll('circle').length < 10 || one.querySelector('[id]'));
        return [...wide, ...empty].map((one) => `${one.localName} ${one.textContent.slice(0, 50)}`);
    })));
    return problems;
}

/** Names do not reorder what is around them, and comments have their own direction. */
async function directions(page) {
    const names = await page.locator('#names').textContent();
    const option = await page.locator('#games option').first().textContent();
    const comment = page.locator('.comment').first();
    return [
        ...differs('names', names, '\u2068\u05d0\u05d1 1\u2069 \u2013 \u20682 \u05d2\u2069'),
        ...(option.includes(names) ? [] : [`the list has ${option}`]),
        ...differs('elements of names', await page.locator('.name > bdi').allTextContents(),
            ['2 \u05d2', '\u05d0\u05d1 1']),
        ...differs('direction of a comment', await comment.getAttribute('dir'), 'auto'),
        ...differs('direction of the title', await page.locator('#title').getAttribute('dir'), 'auto'),
    ];
}

async function withoutScript(page) {
    const text = await page.locator('body').innerText();
    const problems = [];
    for (const move of ['i5', 'b3-h3', 'f8-c5', 'xe7-i11', 'xc3-g3']) {
        problems.push(...(text.includes(move) ? [] : [`${move} is not shown`]));
    }
    for (const id of ['#first', '#play', '#games', '#copy-link']) {
        problems.push(...differs(`${id} is visible`, await page.locator(id).isVisible(), false));
    }
    const named = await page.locator('#records svg[role=img]').getAttribute('aria-label');
    problems.push(...(named.includes('White rings: ') ? [] : [`the last position is ${named}`]));
    const diagrams = await page.locator('svg').all();
    const boxes = await Promise.all(diagrams.map((diagram) => diagram.boundingBox()));
    const largest = Math.max(0, ...boxes.map((box) => box?.width ?? 0));
    problems.push(...(largest > 200 ? [] : ['the last position is not shown']));
    return problems;
}

/** A record with names that are written from right to left. */
function rightToLeft() {
    const file = scratch('directions.yin');
    writeFileSync(file, '[White "\u05d0\u05d1 1"]\n[Black "2 \u05d2"]\n\n1.e3 {\u05d3 1} 2.e8 *\n');
    return file;
}

/** Test what a reader can do. */
export async function behaviourTests(browser) {
    const minimal = replay('minimal.html', sample('minimal.yin'));
    const tournament = replay('tournament.html', sample('tournament.yin'));
    const last = 79;
    const players = yinsh('score', '--format=json', '--columns=white,black', sample('tournament.yin'))
        .stdout.trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const list = [
        ['keys', minimal, {}, (page) => keys(page, last)],
        ['buttons and turns', minimal, {}, (page) => buttons(page, last)],
        ['clicks on the graph', minimal, {}, (page) => graph(page, last)],
        ['swipes', minimal, { hasTouch: true }, swipes],
        ['autoplay', minimal, { before: (page) => page.clock.install() }, (page) => autoplay(page, last)],
        ['moving pieces', minimal, { reducedMotion: 'no-preference' }, (page) => motion(page, { moves: true })],
        ['reduced motion', minimal, {}, (page) => motion(page, { moves: false })],
        ['links', tournament, { hash: '#game=3&turn=12' }, links],
        ['the list of games', tournament, {}, (page) => games(page, players)],
        ['no list of one game', minimal, {}, async (page) =>
            differs('list is visible', await page.locator('#games').isVisible(), false)],
        ['copies', tournament, {}, copies],
        ['words', minimal, {}, (page) => words(page, last)],
        ['comments', replay('comments.html', sample('comments.yin')), {}, comments],
        ['a fault', replay('fault.html', sample('broken/move-ring-in-way.yin')), {}, fault],
        ['printing', minimal, {}, printing],
        ['directions of writing', replay('directions.html', rightToLeft()), {}, directions],
        ['a page without its script', minimal, { javaScriptEnabled: false }, withoutScript],
    ];
    for (const [name, file, options, body] of list) {
        await test(name, () => look(browser, file, options, body));
    }
    await test('the page is small without its records', () => {
        const [one, two] = [minimal, replay('twice.html', sample('minimal.yin'), sample('minimal.yin'))]
            .map((file) => readFileSync(file).length);
        return 2 * one - two < 38_000 ? [] : [`${2 * one - two} bytes`];
    });
}
