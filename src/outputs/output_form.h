/* SPDX-License-Identifier: BSD-2-Clause */
/* What the name of an output states about its form, by its extension. */
#ifndef OUTPUTS_OUTPUT_FORM_H
#define OUTPUTS_OUTPUT_FORM_H

#include "messages/cli.h"

/** Return the extension of a name, without its dot; "" if there is none, and for NULL. */
const char *output_extension(const char *name);

/** Return the index of the form that the extension of a name states, in either case, or -1. */
int output_find_form(const char *name, const char *const forms[]);

/** The forms of tables and the like that are also those of records; ends with NULL. */
extern const char *const output_record_forms[];

/**
 * Return whether an output may have a name, of which the extension must state none of the forms
 * that some command writes except those in a list, which ends with NULL; a NULL list allows all of
 * these.  Reports it if not.
 */
bool output_is_writable(struct cli *cli, const char *name, const char *const forms[]);

/**
 * If the user chose no form, which is -1 then, choose the one of a list, which ends with NULL, that
 * the extension of a name states, or the usual one if there is none; NULL and "-" are standard
 * output.  Returns false, and reports, if no form has that extension.
 */
bool output_choose_form(struct cli *cli, const char *name, const char *const forms[], int usual,
                        int *form);

#endif
