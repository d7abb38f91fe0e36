// SPDX-License-Identifier: BSD-2-Clause
// What runs in a page, before its own script: the position that the page shows, read back from its
// elements.
'use strict';

// In a function, since the page's script may use the same names.
globalThis.readBack = (() => {
    const lowest = [2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7];
    const highest = [5, 7, 8, 9, 10, 10, 11, 11, 11, 11, 10];
    let moves = 0; // of the location within the page, as far as the page was told
    addEventListener('hashchange', () => moves++);

    /** The circles of the pieces on the board. */
    function circles() {
        return [...document.querySelectorAll('#board circle[data-point]')];
    }

    /** The letter of a piece in a position line, or "?" if it is not clear which piece it is. */
    function letter({ classList }) {
        if (
            classList.contains('white') === classList.contains('black') ||
            classList.contains('ring') === classList.contains('marker')
        ) {
            return '?';
        }
        const colour = classList.contains('white') ? 'w' : 'b';
        return classList.contains('ring') ? colour.toUpperCase() : colour;
    }

    /** The board field of a position line, from the circles. */
    function board() {
        const pieces = new Map();
        for (const circle of circles()) {
            const point = circle.dataset.point;
            pieces.set(point, (pieces.get(point) ?? '') + letter(circle));
        }
        const columns = [...'abcdefghijk'].map((name, column) => {
            let text = '';
            let vacant = 0;
            for (let row = lowest[column]; row <= highest[column]; row++) {
                const piece = pieces.get(name + row);
                pieces.delete(name + row);
                text += piece === undefined ? '' : (vacant || '') + piece;
                vacant = piece === undefined ? vacant + 1 : 0;
            }
            return text + (vacant || '');
        });
        return columns.join('/') + [...pieces.keys()].map((point) => ` and ${point}`).join('');
    }

    /** What the page shows: the game, the turn, the position line, and the board by its pieces. */
    function shown() {
        const current = document.querySelector('#turns [aria-current]');
        return {
            game: Math.max(document.querySelector('#games').selectedIndex, 0) + 1,
            turn: Number(current.closest('[data-turn]').dataset.turn),
            line: document.querySelector('#position').textContent.trim(),
            board: board(),
        };
    }

    /** Wait until a condition holds. */
    async function until(condition, what) {
        for (const end = Date.now() + 30_000; !condition();) {
            if (Date.now() > end) {
                throw new Error(`not in time: ${what}`);
            }
            await new Promise((resolve) => setTimeout(resolve, 1));
        }
    }

    /** Go to a link of the page, and wait until it is shown. */
    async function go(link) {
        const { game, turn } = shown();
        const now = `#game=${game}&turn=${turn}`;
        // The page may change the location a little later than what it shows.
        await until(() => location.hash === now, `location ${now}`);
        if (link === now) {
            return;
        }
        const position = document.querySelector('#position');
        position.textContent = '';
        location.hash = link;
        await until(() => position.textContent !== '', link);
    }

    /** What the page shows of a game at each turn, from the start to the end by the button #forward. */
    async function walk(game) {
        await go(`#game=${game}&turn=0`);
        const turns = [shown()];
        for (;;) {
            document.querySelector('#forward').click();
            const now = shown();
            if (now.turn === turns.at(-1).turn) {
                return turns;
            }
            turns.push(now);
        }
    }

    /**
     * The pieces that are not drawn at their points.  All columns are at the same distance, and a row
     * lies half a row lower than in the column before.
     */
    function misplaced() {
        const places = circles().map((circle) => {
            const box = circle.getBoundingClientRect();
            const point = circle.dataset.point;
            const column = point.charCodeAt(0) - 'a'.charCodeAt(0);
            return {
                point,
                column,
                row: Number(point.slice(1)) - column / 2,
                x: box.x + box.width / 2,
                y: box.y + box.height / 2,
            };
        });
        // The line through the places that are farthest from each other.
        const line = (from, to) => {
            const sorted = places.toSorted((a, b) => a[from] - b[from]);
            const [low, high] = [sorted[0], sorted.at(-1)];
            const slope = (high[to] - low[to]) / (high[from] - low[from]);
            return { slope, at: (value) => low[to] + slope * (value - low[from]) };
        };
        if (places.length < 4) {
            return [];
        }
        const [across, up] = [line('column', 'x'), line('row', 'y')];
        const problems = places
            .filter(({ column, row, x, y }) => Math.hypot(across.at(column) - x, up.at(row) - y) > 1)
            .map(({ point }) => `the piece of ${point} is drawn elsewhere`);
        // The points are corners of triangles with equal sides.
        if (!(Math.abs(across.slope / -up.slope - Math.sqrt(3) / 2) < 0.01)) {
            problems.push(`columns are ${across.slope} apart, and rows ${-up.slope}`);
        }
        return problems;
    }

    return { shown, go, walk, misplaced, moves: () => moves };
})();
