// SPDX-License-Identifier: BSD-2-Clause
export default {
    root: true,
    extends: ['html-validate:recommended'],
    // The page has no form that a button could send.
    rules: { 'no-implicit-button-type': 'off' },
};
