/* SPDX-License-Identifier: BSD-2-Clause */
/* What the name of an output states about its form, by its extension. */
#ifndef OUTPUTS_OUTPUT_FORM_H
#define OUTPUTS_OUTPUT_FORM_H

#include "messages/cli.h"

/** Return the extension of a name, without its dot; "" if there is none, and for NULL. */
const char *output_extension(const char *name);

/** Return the index of the form that the extension of a name states, in either case, or -1. */
int output_find_form(const char *name, const char *const forms[]);

/** Return whether an output may have a name; reports it if that states what is never written. */
bool output_is_writable(struct cli *cli, const char *name);

/**
 * If the user chose no form, which is -1 then, choose the one of a list, which ends with NULL, that
 * the extension of a name states, or the usual one if there is none; NULL and "-" are standard
 * output.  Returns false, and reports, if no form has that extension.
 */
bool output_choose_form(struct cli *cli, const char *name, const char *const forms[], int usual,
                        int *form);

/**
 * Return whether the extension of a name states one of the forms in a list, or none that any
 * command writes; otherwise reports it.
 */
bool output_has_form(struct cli *cli, const char *name, const char *const forms[]);

/** The same for records, which have the forms of notations. */
bool output_holds_records(struct cli *cli, const char *name);

#endif
