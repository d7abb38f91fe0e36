/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Allocations that fail when a test says so.  The linker lets the functions below stand in for
 * those of the C library, in the programs that tests/programs.mk names.
 */
#ifndef SUPPORT_FAILING_MEMORY_H
#define SUPPORT_FAILING_MEMORY_H

#include "support/tests.h"

#include <limits.h>
#include <stdatomic.h>
#include <stdbool.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void __real_free(void *memory);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);
void __wrap_free(void *bytes);

static struct {
    atomic_long asked;      /* allocations that were asked for since memory_fails() */
    atomic_long first, end; /* the numbers, from 1, of those that fail: first <= n < end */
    atomic_long held;       /* allocations that are not freed */
} memory = {.first = LONG_MAX, .end = LONG_MAX};

/** From now on the allocation of that number, from 1, fails, or with all set those after it, too.
 */
static inline void memory_fails(long number, bool all)
{
    atomic_store(&memory.asked, 0);
    atomic_store(&memory.end, all ? LONG_MAX : number + 1);
    atomic_store(&memory.first, number);
}

/** From now on no allocation fails. */
static inline void memory_recovers(void)
{
    atomic_store(&memory.first, LONG_MAX);
}

/** The allocations that were asked for since memory_fails(). */
static inline long memory_asked(void)
{
    return atomic_load(&memory.asked);
}

/** The allocations that are not freed. */
static inline long memory_held(void)
{
    return atomic_load(&memory.held);
}

static inline bool allocation_fails(void)
{
    long number = atomic_fetch_add(&memory.asked, 1) + 1;
    return number >= atomic_load(&memory.first) && number < atomic_load(&memory.end);
}

void *__wrap_malloc(size_t size)
{
    void *bytes = allocation_fails() ? NULL : __real_malloc(size);
    if (bytes != NULL)
        atomic_fetch_add(&memory.held, 1);
    return bytes;
}

void *__wrap_calloc(size_t count, size_t size)
{
    void *bytes = allocation_fails() ? NULL : __real_calloc(count, size);
    if (bytes != NULL)
        atomic_fetch_add(&memory.held, 1);
    return bytes;
}

void *__wrap_realloc(void *old, size_t size)
{
    void *bytes = allocation_fails() ? NULL : __real_realloc(old, size);
    if (bytes != NULL && old == NULL)
        atomic_fetch_add(&memory.held, 1);
    return bytes;
}

void __wrap_free(void *bytes)
{
    if (bytes != NULL)
        atomic_fetch_sub(&memory.held, 1);
    __real_free(bytes);
}

/**
 * Do something again and again, with its first allocation failing, then its second, and so on until
 * none fails; with all set, those after it fail, too.  It has to free everything and to return what
 * it returns when none fails or, if one has failed, lost.  Returns how many of them failed.
 */
static inline long memory_fails_each(bool all, long (*act)(const void *context),
                                     const void *context, long lost)
{
    long whole = act(context), number = 0;
    assert_true(whole != lost);
    for (bool spared = false; !spared; number++) {
        long held = memory_held();
        memory_fails(number + 1, all);
        long result = act(context);
        spared = memory_asked() <= number;
        memory_recovers();
        assert_int_equal(memory_held(), held);
        assert_true(result == whole || (result == lost && !spared));
    }
    return number - 1;
}

#endif
