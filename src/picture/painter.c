/* SPDX-License-Identifier: BSD-2-Clause */
#ifdef HAVE_PICTURES

#include "picture/painter.h"

const struct painter *painter;

#ifdef PANGO_SONAME

#include "input/loading.h"

#define PANGO LOADING_STRING(PANGO_SONAME)
#define PNG LOADING_STRING(PNG_SONAME)

LOADING_NOTE(LOADING_FEATURE("pictures", "Drawing PNG and PDF", "suggested",
                             "\"" PANGO "\",\"" PNG "\""));

#define F(name) {#name, offsetof(struct painter, name)},
static const struct loading_function of_pango[] = {PANGO_FUNCTIONS(F){NULL, 0}};
static const struct loading_function of_png[] = {PNG_FUNCTIONS(F){NULL, 0}};
#undef F

const char *painter_load(void)
{
    static struct painter found;
    static struct loading_reason reason;
    if (painter == NULL && reason.text[0] == '\0' &&
        loading_open(&reason, "Pango", PANGO, of_pango, &found) &&
        loading_open(&reason, "libpng", PNG, of_png, &found))
        painter = &found;
    return painter != NULL ? NULL : reason.text;
}

#else

const char *painter_load(void)
{
    static const struct painter linked = {
#define F(name) .name = (name),
        PANGO_FUNCTIONS(F) PNG_FUNCTIONS(F)
#undef F
    };
    painter = &linked;
    return NULL;
}

#endif
#else

/* A file that defines nothing is no C. */
typedef int painter_is_not_built;

#endif
