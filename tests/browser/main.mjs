// SPDX-License-Identifier: BSD-2-Clause
// Runs every test in a browser, and prints TAP; tests/scripts/browser.sh starts it.
import { launch, plan } from './support.mjs';
import { positionTests } from './positions.mjs';
import { behaviourTests } from './behaviour.mjs';
import { accessTests } from './access.mjs';
import { hostileTests } from './hostile.mjs';
import { pictureTests } from './pictures.mjs';
import { siteTests } from './site.mjs';

const parts = {
    positions: positionTests,
    behaviour: behaviourTests,
    access: accessTests,
    hostile: hostileTests,
    pictures: pictureTests,
    site: siteTests,
};
const wanted = process.argv.slice(2);
const browser = await launch();
for (const [name, tests] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) {
        await tests(browser);
    }
}
await browser.close();
plan();
