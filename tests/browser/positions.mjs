// SPDX-License-Identifier: BSD-2-Clause
// The page shows the same position after every turn as `yinsh show --format=position`.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { everything, look, replay, scratch, SHARED, SRCDIR, test, yinsh } from './support.mjs';

/** The position lines of the records of a source: for each record a map from the turn. */
export function positions(source) {
    const records = [];
    for (let turn = 0; turn < Infinity;) {
        const lines = yinsh('show', '--format=position', `--turn=${turn}`, ...source)
            .stdout.split('\n')
            .slice(0, -1);
        lines.forEach((line, record) => {
            records[record] ??= new Map();
            if (line !== '') {
                records[record].set(turn, line);
            }
        });
        // After the last turn of the games so far, others may begin with a higher one.
        const later = records.map(before).filter((first) => first > turn);
        turn = lines.some((line) => line !== '') ? turn + 1 : Math.min(...later);
    }
    return records;
}

/** The turn before the first one of a record. */
function before(lines) {
    return Number(lines.get(0)?.split(' ')[4]) - 1;
}

/** What is wrong with what the page shows of a record. */
export function wrong(record, turns, lines) {
    const problems = [];
    // The start of a game that does not begin with turn 1 is also the end of the turn before.
    const start = before(lines);
    const missing = new Set([...lines.keys()].filter((turn) => turn === 0 || turn !== start));
    for (const { turn, line, board } of turns) {
        missing.delete(turn);
        if (lines.has(turn) && line !== lines.get(turn)) {
            problems.push(`record ${record} turn ${turn}: ${line} instead of ${lines.get(turn)}`);
        }
        if (board !== line.split(' ')[0]) {
            problems.push(`record ${record} turn ${turn}: the board of ${line} is drawn as ${board}`);
        }
    }
    if (missing.size > 0) {
        problems.push(`record ${record}: turns ${[...missing].join(', ')} are not shown`);
    }
    return problems;
}

/** Compare the page of a source with the program. */
async function compare(browser, name, source) {
    const expected = positions(source);
    const count = expected.reduce((sum, lines) => sum + lines.size, 0);
    await test(`${name}: ${count} positions of ${expected.length} records are shown`, () =>
        look(browser, replay('positions.html', ...source), {}, async (page) => {
            const problems = [];
            for (const [at, lines] of expected.entries()) {
                const turns = await page.evaluate((game) => readBack.walk(game), at + 1);
                problems.push(...wrong(at + 1, turns, lines));
                problems.push(...(await page.evaluate(() => readBack.misplaced())));
            }
            return problems;
        }),
    );
}

/** Games that are made up, in a file for every notation that can be written. */
function generated() {
    const folder = scratch('generated');
    const tool = join(process.env.BUILD, 'tool_archive');
    const games = everything ? 80 : 4;
    execFileSync(tool, ['--files', games, '--bad', '0', '--form', 'plain', folder]);
    return yinsh('notations')
        .stdout.split('\n')
        .map((line) => line.split('\t'))
        .filter(([, , writes]) => writes === 'yes')
        .map(([notation]) => {
            const file = scratch(`games.${notation}`);
            yinsh('convert', '-t', notation, '-o', file, folder);
            return file;
        });
}

/** Compare the pages of games in every notation, good and bad ones, with the program. */
export async function positionTests(browser) {
    await compare(browser, 'generated games in every notation', generated());
    const samples = ['broken', ...['blitz', 'house', 'pass', 'position', 'steal'].map((name) => `${name}.yin`)];
    const chosen = everything ? [''] : samples;
    await compare(browser, 'samples', chosen.map((name) => join(SRCDIR, 'samples', name)));
    if (everything && SHARED) {
        await compare(browser, 'records of others', [join(SHARED, 'records')]);
    }
}
