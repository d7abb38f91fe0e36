// SPDX-License-Identifier: BSD-2-Clause
export default {
    extends: ['stylelint-config-recommended'],
    // Rules are in the order of the page.
    rules: { 'no-descending-specificity': null },
    reportNeedlessDisables: true,
};
