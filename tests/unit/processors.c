/* SPDX-License-Identifier: BSD-2-Clause */
/* Processors: how many may be used, and leaving one of them. */
#define _GNU_SOURCE
#include "jobs/results.h"
#include "support/tests.h"

#include <sched.h>
#include <stdbool.h>
#include <string.h>

#ifdef __linux__

/* The processors that this thread may use. */
static cpu_set_t usable(void)
{
    cpu_set_t set;
    assert_int_equal(sched_getaffinity(0, sizeof set, &set), 0);
    return set;
}

static void use(const cpu_set_t *set)
{
    assert_int_equal(sched_setaffinity(0, sizeof *set, set), 0);
}

TEST(usable)
{
    cpu_set_t all = usable(), few;
    size_t count = 0;
    assert_int_equal(processors_usable(), CPU_COUNT(&all));
    CPU_ZERO(&few);
    for (size_t i = 0; i < CPU_SETSIZE && count < 2; i++)
        if (CPU_ISSET(i, &all)) {
            CPU_SET(i, &few);
            count++;
            use(&few);
            assert_int_equal(processors_usable(), count);
        }
    use(&all);
}

/* Be on a processor, with others to go to. */
static void go_to(size_t processor, const cpu_set_t *all)
{
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(processor, &one);
    use(&one);
    assert_int_equal(processor_current(), processor);
    use(all);
}

/* Where there is another one it is gone to, and all may be used as before. */
TEST(leave)
{
    cpu_set_t all = usable(), now;
    for (size_t i = 0; i < CPU_SETSIZE; i++) {
        bool left = false;
        if (!CPU_ISSET(i, &all))
            continue;
        /* The system may bring it back at any time. */
        for (int tries = 0; !left && tries < 1000; tries++) {
            go_to(i, &all);
            processor_leave((int)i);
            left = processor_current() != (int)i;
            now = usable();
            assert_true(CPU_EQUAL(&now, &all));
        }
        assert_int_equal(left, CPU_COUNT(&all) > 1);
    }
}

/* The only one, another's and none change nothing. */
TEST(stay)
{
    cpu_set_t all = usable(), one, now;
    int here = processor_current();
    CPU_ZERO(&one);
    CPU_SET((size_t)here, &one);
    use(&one);
    processor_leave(here);
    processor_leave(here + 1);
    processor_leave(-1);
    processor_leave(CPU_SETSIZE);
    now = usable();
    assert_true(CPU_EQUAL(&now, &one));
    assert_int_equal(processor_current(), here);
    use(&all);
}

#else

TEST(usable)
{
    (void)state;
    assert_true(processors_usable() >= 1);
}

TEST(leave)
{
    (void)state;
    processor_leave(processor_current());
}

TEST(stay)
{
    (void)state;
    assert_true(processor_current() < 0);
}

#endif

int main(void)
{
    return run_defined_tests(NULL, NULL);
}
