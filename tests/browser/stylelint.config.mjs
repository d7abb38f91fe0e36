// SPDX-License-Identifier: BSD-2-Clause
export default {
    extends: ['stylelint-config-recommended'],
    reportNeedlessDisables: true,
};
