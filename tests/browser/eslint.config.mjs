// SPDX-License-Identifier: BSD-2-Clause
import js from '@eslint/js';

const rules = {
    ...js.configs.recommended.rules,
    'array-callback-return': 'error',
    'consistent-return': 'off',
    eqeqeq: 'error',
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'no-new-func': 'error',
    'no-shadow': 'error',
    'no-use-before-define': ['error', { functions: false, variables: false }],
    'no-var': 'error',
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'write', 'setHTMLUnsafe'].map(
            (property) => ({ property, message: 'Names and comments are text, never markup.' }),
        ),
    ],
};
const names = (text) => Object.fromEntries(text.split(' ').map((name) => [name, 'readonly']));
const browser = names(
    'window document location history navigator matchMedia getComputedStyle performance ' +
        'setTimeout clearTimeout addEventListener requestAnimationFrame Option URLSearchParams ' +
        'DecompressionStream Response TextDecoder Blob atob CSS Image URL Event',
);

// What the scripts of a site use of replay.js.
const player = names(
    '$ words usual names isolate say pointsIn placeOf readBoard readAction readTurn readTags apply ' +
        'make draw addTo makePiece nameGame replay',
);

export default [
    { linterOptions: { reportUnusedDisableDirectives: 'error' }, rules },
    {
        files: ['src/page/*.js', 'src/site/*.js', 'tests/browser/*in_page.js'],
        languageOptions: { sourceType: 'script', globals: browser },
    },
    { files: ['src/site/*.js'], languageOptions: { globals: { ...names('FormData Intl'), ...player } } },
    // What these use of site.js, which uses their last functions.
    {
        files: ['src/site/search.js', 'src/site/ratings.js'],
        languageOptions: { globals: names('attempt count loadChunk makeTable putPieces') },
        rules: { 'no-unused-vars': ['error', { varsIgnorePattern: '^(makeSearch|makeHistory)$' }] },
    },
    { files: ['src/site/site.js'], languageOptions: { globals: names('makeSearch makeHistory') } },
    // Other scripts use these.
    { files: ['src/page/*.js'], rules: { 'no-unused-vars': ['error', { varsIgnorePattern: '^(replay)$' }] } },
    {
        files: ['tests/browser/*.mjs'],
        languageOptions: {
            // What runs in a page is written beside what runs in Node.
            globals: { ...browser, ...names('process console Buffer URL readBack crawl $') },
        },
    },
];
