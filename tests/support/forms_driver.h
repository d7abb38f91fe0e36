/* SPDX-License-Identifier: BSD-2-Clause */
/* The result of the same bytes as a file, from a pipe, in a folder, in archives, and in batches. */
#ifndef SUPPORT_FORMS_DRIVER_H
#define SUPPORT_FORMS_DRIVER_H

#include "support/batch_driver.h"

/** The same bytes in all forms. */
enum form {
    FORM_FILE,
    FORM_BATCHES,
    FORM_PIPE,
    FORM_FOLDER,
    FORM_GZIP,
    FORM_GZIP_PIPE,
    FORM_TAR,
    FORM_TAR_PIPE,
    FORM_TAR_GZIP,
    FORM_ZIP,
    FORM_7ZIP,
    FORMS_ALL
};

/** Put bytes into an archive as "in". */
static inline struct buffer form_packed(const struct buffer *bytes, int format, int filter)
{
    struct buffer outer = {0};
    /* LZMA would clear many megabytes each time. */
    const char *options = format == ARCHIVE_FORMAT_ZIP    ? "compression=store"
                          : format == ARCHIVE_FORMAT_7ZIP ? "compression=deflate"
                                                          : NULL;
    struct archive *archive = pack_begin(&outer, format, filter, options);
    pack(archive, "in", bytes->data, bytes->length);
    pack_end(archive);
    return outer;
}

/** The result of a file, in order or in batches. */
static inline struct buffer form_of_file(const struct buffer *bytes, const char *name, bool folder,
                                         bool in_batches)
{
    struct transcript transcript = {.in_file = false};
    char *files[] = {(char *)(folder ? "folder" : name)};
    struct input_options options = {.count = 1, .files = files};
    put_file(name, bytes->data, bytes->length);
    struct input *input = input_new(&options, NULL);
    assert_non_null(input);
    if (in_batches)
        input_in_batches(input);
    input_prepare(input);
    buffer_add(&transcript.out, "", 0);
    read_in_batches(&options, input, &transcript);
    input_free(input);
    buffer_free(&transcript.content);
    return transcript.out;
}

/** The result of bytes in a form; stores what their name is in it. */
static inline struct buffer form_read(const struct buffer *bytes, enum form form, const char **name)
{
    static const struct {
        const char *name;
        int format, filter;
    } forms[] = {[FORM_FILE] = {"x", 0, 0},
                 [FORM_BATCHES] = {"x", 0, 0},
                 [FORM_PIPE] = {"-", 0, 0},
                 [FORM_FOLDER] = {"folder/x", 0, 0},
                 [FORM_GZIP] = {"x", ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_GZIP},
                 [FORM_GZIP_PIPE] = {"-", ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_GZIP},
                 [FORM_TAR] = {"x//in", ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE},
                 [FORM_TAR_PIPE] = {"-//in", ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE},
                 [FORM_TAR_GZIP] = {"x//in", ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP},
                 [FORM_ZIP] = {"x//in", ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE},
                 [FORM_7ZIP] = {"x//in", ARCHIVE_FORMAT_7ZIP, ARCHIVE_FILTER_NONE}};
    struct buffer packed = {0};
    if (forms[form].format == 0)
        buffer_add(&packed, bytes->data, bytes->length);
    else
        packed = form_packed(bytes, forms[form].format, forms[form].filter);
    *name = forms[form].name;
    if (form == FORM_FOLDER)
        mkdir("folder", 0777);
    struct buffer out =
        form == FORM_PIPE || form == FORM_GZIP_PIPE || form == FORM_TAR_PIPE
            ? transcript_of_stdin(&(struct input_options){0}, packed.data, packed.length)
            : form_of_file(&packed, form == FORM_FOLDER ? "folder/x" : "x", form == FORM_FOLDER,
                           form == FORM_BATCHES);
    buffer_free(&packed);
    return out;
}

/** Compare the result of bytes in every form with the expected one, in which "@" is their name. */
static inline void expect_forms(const struct buffer *bytes, const char *expected, const char *what)
{
    for (int form = 0; form < FORMS_ALL; form++) {
        const char *name;
        struct buffer out = form_read(bytes, (enum form)form, &name);
        struct buffer wanted = {0};
        for (const char *at = expected; *at != '\0'; at++)
            buffer_add(&wanted, *at == '@' ? name : at, *at == '@' ? strlen(name) : 1);
        if (strcmp(out.data, wanted.data) != 0)
            fail_msg("%s, form %d: %.3000s\nnot: %.3000s", what, form, out.data, wanted.data);
        buffer_free(&out);
        buffer_free(&wanted);
    }
}

#endif
