// SPDX-License-Identifier: BSD-2-Clause
// Names and comments that try to be markup or script are shown as the texts that they are.
import { writeFileSync } from 'node:fs';
import { everything, look, replay, scratch, test } from './support.mjs';

// Each of these sets a global if it is run.
const run = 'hacked=1';
export const markup = [
    `<script>${run}</script>`, `</script><script>${run}</script>`, `<!--<script>`, `--><script>${run}</script>`,
    `<img src=x onerror=${run}>`, `<svg onload=${run}>`, `<svg><script>${run}</script></svg>`,
    `<iframe src="javascript:parent.${run}">`, `<body onload=${run}>`, `<a href="javascript:${run}">a</a>`,
    `<details open ontoggle=${run}>`, `<input autofocus onfocus=${run}>`, `<style>*{display:none}</style>`,
    `</style><script>${run}</script>`, `</title><script>${run}</script>`, `</textarea><script>${run}</script>`,
    `<base href="http://example.invalid/">`, `<meta http-equiv=refresh content="0;url=data:text/html,x">`,
    `<link rel=stylesheet href=//example.invalid/x.css>`, `<object data="data:text/html,x">`,
    `<math><mtext></mtext><script>${run}</script></math>`, `<template><script>${run}</script></template>`,
    `<form action=//example.invalid><button id=play>x</button></form>`, `<p id=board>`, `<circle data-point="a2">`,
    `<![CDATA[<script>${run}</script>]]>`, `<?xml version="1.0"?>`, `<%= ${run} %>`, `{{${run}}}`, `\${${run}}`,
    `</SCRIPT ><sCrIpT>${run}</sCrIpT>`, `<script/x>${run}</script>`, `<\\/script><script>${run}</script>`,
    `<video><source onerror=${run}></video>`, `<marquee onstart=${run}>`, `<select autofocus onfocus=${run}>`,
    `<img src=data:image/svg+xml,x onload=${run}>`, `<embed src=//example.invalid>`, `<plaintext>`, `<xmp>`, `<frameset>`,
    `<dialog open onclose=${run}>`, `<script src=//example.invalid/x.js></script>`, `<script type=module>${run}</script>`,
    `<button id=first>`, `<output id=position>`, `<div hidden>`, `</body></html><script>${run}</script>`, `<x:script>`,
    `<noscript><p title="</noscript><img src=x onerror=${run}>">`, `]]><script>${run}</script>`, `</svg></output>`,
];
const quotes = [
    `"`, `'`, '`', `"onerror="${run}`, `' onmouseover='${run}`, `" autofocus onfocus="${run}`, `\\`, `\\"`, `\\\\"`,
    `";${run};"`, `';${run};'`, `\`;${run};\``, `"}];${run};//`, `\\u003cscript\\u003e${run}`, `\\x3cscript>${run}`,
    `*/${run}/*`, `//${run}`, `&lt;script&gt;`, `&amp;`, `&#60;img src=x onerror=${run}&#62;`, `&quot;`, `&`,
    `javascript:${run}`, `data:text/html,<script>${run}</script>`, `expression(${run})`, `url(//example.invalid)`,
];
const words = [
    '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'undefined', 'null', 'NaN',
    'true', '0', '-0', '[object Object]', 'length', 'board', 'position', 'turns', 'games', 'title', 'hidden',
    '$&', '$1', "$'", '$`', '{turn}', '{{title}}', '%s', '%n', '%00', '#game=2', '?x', '../../etc/passwd',
    '(a+)+$', '=1+1', '+1', '-1', '@x', '1-0', '0-1', '1.e5', '{e5}', '}', '[White "x"]', ';', '(', '{',
];
const letters = [
    '\u2028', '\u2029', `\u2028${run}\u2029`, '\u202egnp.exe\u202c', '\u2066\u2067\u2069', '\u200e\u200f', '\u200b\u200d',
    '\ufeff', '\ufffd', '\ufffe', '\uffff', '\u0301\u0301\u0301', 'Z\u0351\u0346\u033e'.repeat(40), '\u{1f469}\u200d\u{1f680}',
    '\u{10ffff}', '\u{e0041}', '\u05d0\u05d1\u05d2', '\u0627\u0628\u062a \u202e abc', '\u767d\u77f3', '\u0130\u0131',
    'ﷺ', '\u00ad', '\u00a0', '\u3000', '\u1680', '\u180e', '\u2060', 'x'.repeat(5000), '<'.repeat(5000), '\u202e'.repeat(500),
];
const controls = [
    ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code + 1)),
    '\x7f', '\x80', '\x85', '\x9b31m', '\x1b[31mred', '\x1b]0;title\x07', '\r\n\r\n1.e5', '\x08\x08\x08', '\t',
];
// Bytes that are not UTF-8, written as the codes of their bytes.
const bytes = ['\xff', '\xc0\xbc', '\xed\xa0\x80', '\xf4\x90\x80\x80', '\xe2\x80', '\x80', '\xc3', '\xf8\x88\x80\x80\x80']
    .map((text) => Buffer.from(text, 'latin1'));
// These are repeated.
const long = ['x', `<img src=x onerror=${run}>`, '"', '\u767d', '\u202e', '\\'];
const visible = new Set([...markup, ...quotes, ...words]);
const texts = [...markup, ...quotes, ...words, ...letters, ...controls, ...bytes];

/** A text as a value or a comment of the official notation: bytes that could end it are escaped. */
function escaped(text) {
    return [...Buffer.from(text)]
        .map((byte) =>
            byte < 32 || byte > 126 || '\\"{}[]%'.includes(String.fromCharCode(byte))
                ? `\\x${byte.toString(16).padStart(2, '0')}`
                : String.fromCharCode(byte))
        .join('');
}

/** A record with a text in each place where one may stand. */
export function record(text) {
    const value = escaped(text);
    const tags = ['Event', 'White', 'Black', 'Annotator'].map((tag) => `[${tag} "${value}"]\n`);
    return `${tags.join('')}\n{${value}} 1.e5 {${value}} 2.f6 {a${value}b} *\n\n`;
}

/** A record with a name and a comment of a megabyte each. */
function longRecord(text) {
    const value = escaped(text).repeat(1_000_000 / escaped(text).length);
    return `[White "${value}"]\n\n1.e5 {${value}} 2.f6 *\n\n`;
}

/** A page of records. */
function page(name, records) {
    const file = scratch(`${name}.yin`);
    writeFileSync(file, records.join(''));
    return replay(`${name}.html`, file);
}

/** The names of all elements and of those attributes that could run anything. */
function structure() {
    const all = [...document.querySelectorAll('*')];
    const names = new Set(all.map(({ localName }) => localName));
    const scripts = all.flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')));
    return { names: [...names].sort(), scripts, hacked: typeof hacked };
}

/** What the page shows of a game: its text, and that of its title. */
async function read(game) {
    await readBack.go(`#game=${game}&turn=1`);
    return document.title + document.body.textContent;
}

/** Test the page with hostile names and comments. */
export async function hostileTests(browser) {
    let plain;
    await test('a page with plain names', () =>
        look(browser, page('plain', ['plain', 'names'].map(record)), {}, async (tab) => {
            await tab.evaluate(read, 2);
            plain = JSON.stringify(await tab.evaluate(structure));
            return plain.includes('"hacked":"undefined"') ? [] : [plain];
        }));

    /** Look at the page of some texts in records, where each visible one has to be shown. */
    const check = (list, write, times) =>
        look(browser, page('hostile', list.map(write)), {}, async (tab) => {
            const problems = [];
            for (const [at, text] of list.entries()) {
                const name = JSON.stringify(text).slice(0, 80);
                const shown = await tab.evaluate(read, at + 1);
                const found = JSON.stringify(await tab.evaluate(structure));
                if (found !== plain) {
                    problems.push(`${name}: ${found} instead of ${plain}`);
                }
                if (visible.has(text) && shown.split(text).length <= times) {
                    problems.push(`${name} is shown ${shown.split(text).length - 1} times`);
                }
            }
            return problems;
        });
    await test(`${texts.length} hostile texts are texts`, () => check(texts, record, 4));
    await test('names and comments of a megabyte are texts', () =>
        check(everything ? long : long.slice(0, 2), longRecord, 10_000));
    await test('hostile texts are texts without the script', () =>
        look(browser, page('still', texts.map(record)), { javaScriptEnabled: false }, async (tab) => {
            const names = await tab.locator('img, iframe, object, form, base, link, template, details').count();
            const shown = await tab.locator('body').textContent();
            // The record is shown in the official notation, with a backslash twice.
            return [
                ...(names === 0 ? [] : [`${names} elements are not the page's`]),
                ...markup.filter((text) => !shown.includes(text) && !text.includes('\\')),
            ];
        }));
}
