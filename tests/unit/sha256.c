/* SPDX-License-Identifier: BSD-2-Clause */
/* Digests in base 64, as sha256sum and base64 print them. */
#include "base/sha256.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static void test_digests(void **state)
{
    static const struct {
        size_t length; /* of the text, which is all 'a' */
        const char *digest;
    } known[] = {
        {0, "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="},
        {3, "mDSHbc+wXLFnpcJJU+uljErImxrfV/KPL50JrxB+6PA="},
        {55, "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="},
        {56, "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="},
        {63, "fT50oF19sVvOStnsBljqmOPwbu7PFrTG//LaRX3cLzQ="},
        {64, "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="},
        {119, "MeulHDE6XAgiat8Y1KNZz9/Y0ugWsT9K+VL36mWE3Ps="},
        {120, "Lz0zVDLHC1gK8Ojhs2dKfAINaDql9zqq7f3FWvkEwhw="},
        {128, "aDbPE7rEAOkQUHHNavRwhN+srU5eMCyUv+0k4BOvtz4="},
        {300, "mDX6a/TiCpueqBJQYwLpiYJyGmz40srmevVxKb8hrpA="},
    };
    char bytes[300], text[SHA256_TEXT];
    (void)state;
    memset(bytes, 'a', sizeof bytes);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        sha256_text((struct words){bytes, known[i].length}, text);
        assert_string_equal(text, known[i].digest);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_digests)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
