// SPDX-License-Identifier: BSD-2-Clause
export default {
    root: true,
    extends: ['html-validate:recommended'],
};
