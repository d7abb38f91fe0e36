// SPDX-License-Identifier: BSD-2-Clause
// Chromium shows the SVG of yinsh draw as librsvg does.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { close, everything, open, replay, scratch, SRCDIR, test, yinsh } from './support.mjs';

const size = 400;

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

/** Diagrams of the samples: file names and their SVG without text, which each draws as it likes. */
function diagrams() {
    const folder = scratch('diagrams');
    const themes = ['paper', 'colour', 'dark', 'distinct'];
    for (const theme of themes) {
        const name = join(folder, `%f-%r-%t-${theme}.svg`);
        const turns = everything ? '--every=4' : '--rows';
        yinsh('draw', `--theme=${theme}`, `--size=${size}`, turns, '-o', name, join(SRCDIR, 'samples/tournament.yin'));
        yinsh('draw', `--theme=${theme}`, `--size=${size}`, '--faults', '-o', name, join(SRCDIR, 'samples/broken'));
    }
    return readdirSync(folder).map((name) => ({
        name,
        svg: readFileSync(join(folder, name), 'utf8').replaceAll(/<text\b[^]*?<\/text>/g, ''),
    }));
}

/** Test the pictures, if there is another renderer to compare with. */
export async function pictureTests(browser) {
    if (spawnSync('rsvg-convert', ['--version']).status !== 0) {
        console.log('# rsvg-convert is missing; pictures are not compared');
        return;
    }
}
