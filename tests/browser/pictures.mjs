// SPDX-License-Identifier: BSD-2-Clause
// Chromium shows the SVG of yinsh draw as librsvg does.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { everything, scratch, SRCDIR, test, yinsh } from './support.mjs';

/** In a page: the share of pixels of two pictures that differ by more than 16 levels. */
async function difference([svg, png]) {
    const pixels = async (type, bytes) => {
        const image = new Image();
        image.src = `data:${type};base64,${bytes}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.width;
        canvas.height = image.height;
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        return { width: image.width, ...context.getImageData(0, 0, image.width, image.height) };
    };
    const [one, other] = [await pixels('image/svg+xml', svg), await pixels('image/png', png)];
    let different = one.data.length === other.data.length ? 0 : Infinity;
    for (let at = 0; at < one.data.length; at += 4) {
        const apart = [0, 1, 2, 3].some((part) => Math.abs(one.data[at + part] - other.data[at + part]) > 16);
        different += apart ? 1 : 0;
    }
    return different / (one.data.length / 4);
}

/** Diagrams of turns and faults: paths of SVG files. */
function diagrams() {
    const folder = scratch('diagrams');
    mkdirSync(folder);
    const draw = (theme, ...rest) =>
        yinsh('draw', `--theme=${theme}`, '--size=800', '-o', join(folder, `%f-%r-%t-${theme}.svg`), ...rest);
    for (const theme of everything ? ['paper', 'colour', 'dark', 'distinct'] : ['colour']) {
        draw(theme, everything ? '--every=2' : '--every=20', join(SRCDIR, 'samples/tournament.yin'));
        draw(theme, '--rows', join(SRCDIR, 'samples/minimal.yin'));
        draw(theme, '--faults', join(SRCDIR, 'samples/broken/move-ring-in-way.yin'));
    }
    return readdirSync(folder).map((name) => join(folder, name));
}

/** Test the pictures. */
export async function pictureTests(browser) {
    const hasOther = spawnSync('rsvg-convert', ['--version']).status === 0;
    await test(hasOther ? 'pictures are as librsvg draws them' : 'pictures # SKIP no rsvg-convert', async () => {
        const problems = [];
        const files = hasOther ? diagrams() : [];
        const page = await browser.newPage();
        for (const file of files) {
            // Each renderer draws text as it likes.
            const svg = readFileSync(file, 'utf8').replaceAll(/<text\b[^]*?<\/text>/g, '');
            const png = execFileSync('rsvg-convert', [], { input: svg, maxBuffer: 2 ** 24 });
            const share = await page.evaluate(difference, [Buffer.from(svg).toString('base64'), png.toString('base64')]);
            if (!(share < 0.01)) {
                problems.push(`${basename(file)}: ${(100 * share).toFixed(2)}% of pixels differ`);
            }
        }
        console.log(`# ${files.length} pictures`);
        await page.close();
        return problems;
    });
}
