/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Fuzz target for the input of the program: any bytes as standard input, once as a regular file
 * and once as a pipe, which may be an archive or a compressed file.
 *
 * More than crashes is looked for: events come in their order and with what belongs to them, a
 * file that is not an archive comes out as it is, limits hold, the same comes out whatever the size
 * of the buffer and from a pipe, and the parts of an input are together the whole.
 */
#include "fuzz/driver.h"
#include "input/input.h"
#include "input/kind.h"

#include <fcntl.h>
#include <unistd.h>

enum {
    MOST_EXPANDED = 256 * 1024,
    MOST_MEMBERS = 40,
    PARTS = 3,
    PIPE_ROOM = 4096 /* bytes that every pipe holds, so that writing never waits */
};

/* What came out of an input. */
struct outcome {
    struct heap script; /* the events; of the bytes of a file only number and sum */
    uint64_t files, bytes;
    uint64_t sum;  /* of all names and bytes, in whatever order */
    uint64_t bare; /* sum of the bytes of the last file alone */
    bool troubled; /* whether anything was missing */
    bool linked;   /* whether a hard link was not followed, as in a pipe */
    /* Of the file that is being read: whether there is one, the sum of its name, its beginning. */
    bool in_file;
    uint64_t named, begin;
};

static uint64_t mix(uint64_t sum, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        sum = (sum ^ (unsigned char)bytes[i]) * UINT64_C(0x100000001b3);
    return sum;
}

static void note(struct outcome *outcome, char event, const char *name, const char *reason)
{
    heap_take(&outcome->script, &event, 1);
    heap_take(&outcome->script, name, strlen(name) + 1);
    if (reason != NULL)
        heap_take(&outcome->script, reason, strlen(reason) + 1);
}

/* The file that ends, and whether it is whole. */
static void note_end(struct outcome *outcome, const char *reason)
{
    const uint64_t numbers[] = {outcome->bare, outcome->bytes - outcome->begin};
    heap_take(&outcome->script, (const char *)numbers, sizeof numbers);
    outcome->sum += mix(outcome->named, (const char *)numbers, sizeof numbers);
    outcome->troubled |= reason != NULL;
}

/* Take an event; what it puts into the buffer fits into so many bytes. */
static void take(struct outcome *outcome, enum input_event event, const struct input_item *item,
                 const char *buffer, size_t size)
{
    demand(outcome->in_file == (event == INPUT_BYTES || event == INPUT_END),
           "a file in a file, or an end of nothing", NULL);
    demand(item->name != NULL && *item->name == '-', "the name is another", item->name);
    if (event == INPUT_FILE) {
        demand(!item->cut, "a small file is cut", item->name);
        demand(item->named == (strcmp(item->name, "-") == 0), "named or not", item->name);
        outcome->in_file = true;
        outcome->files++;
        outcome->bare = 0;
        outcome->begin = outcome->bytes;
        outcome->named = mix(0, item->name, strlen(item->name));
        note(outcome, 'f', item->name, NULL);
    } else if (event == INPUT_BYTES) {
        demand(item->length > 0 && item->length <= size, "more bytes than fit", item->name);
        outcome->bare = mix(outcome->bare, buffer, item->length);
        outcome->bytes += item->length;
    } else if (event == INPUT_END) {
        outcome->in_file = false;
        note(outcome, 'e', item->name, item->reason);
        note_end(outcome, item->reason);
    } else {
        demand(item->reason != NULL && *item->reason != '\0', "no reason is given", item->name);
        note(outcome, event == INPUT_SKIPPED ? 's' : 't', item->name, item->reason);
        outcome->troubled |= event == INPUT_TROUBLE;
        outcome->linked |= strstr(item->reason, "a hard link is followed only") != NULL;
    }
}

static char buffer[65536];

static struct outcome read_all(unsigned part, unsigned parts, size_t size)
{
    const struct input_options options = {
        .max_expanded = MOST_EXPANDED, .max_members = MOST_MEMBERS, .part = part, .parts = parts};
    struct outcome outcome = {.files = 0};
    struct input_item item;
    enum input_event event;
    struct input *input = input_new(&options, NULL);
    demand(input != NULL, "no memory", NULL);
    input_measure(input);
    while ((event = input_next(input, buffer, size, &item)) != INPUT_DONE)
        take(&outcome, event, &item, buffer, size);
    demand(!outcome.in_file, "a file without an end", NULL);
    uint64_t done, total;
    input_progress(input, &done, &total);
    demand(total == 0 || done <= total, "more is done than there is", NULL);
    input_free(input);
    return outcome;
}

static void check_limits(const struct outcome *outcome, const char *bytes, size_t length)
{
    if (kind_of(bytes, length) == KIND_PLAIN) {
        demand(outcome->files == 1 && outcome->bytes == length && !outcome->troubled &&
                   outcome->bare == mix(0, bytes, length),
               "a plain file comes out as another", NULL);
        return;
    }
    /* What hard links stand for is counted by itself. */
    demand(outcome->bytes / 2 <= MOST_EXPANDED, "more bytes than allowed", NULL);
    demand(outcome->files / 2 <= MOST_MEMBERS, "more members than allowed", NULL);
}

static struct outcome check_regular(const char *bytes, size_t length)
{
    demand(lseek(STDIN_FILENO, 0, SEEK_SET) == 0, "no way back", NULL);
    struct outcome whole = read_all(0, 0, 65536);
    check_limits(&whole, bytes, length);
    demand(lseek(STDIN_FILENO, 0, SEEK_SET) == 0, "no way back", NULL);
    struct outcome pieces = read_all(0, 0, 61);
    demand(heap_equal(&whole.script, &pieces.script), "another buffer, another input", NULL);
    uint64_t sum = 0;
    for (unsigned part = 1; !whole.troubled && part <= PARTS; part++) {
        demand(lseek(STDIN_FILENO, 0, SEEK_SET) == 0, "no way back", NULL);
        struct outcome one = read_all(part, PARTS, 4096);
        demand(!one.troubled, "only a part is damaged", NULL);
        sum += one.sum;
        free(one.script.bytes);
    }
    demand(whole.troubled || sum == whole.sum, "the parts are not the whole", NULL);
    free(pieces.script.bytes);
    return whole;
}

/*
 * The beginning of the bytes through a pipe, which has to be what came out of the whole of them;
 * standard input is then the regular file again.
 */
static void check_pipe(const char *bytes, size_t length, int regular, const struct outcome *whole)
{
    int ends[2];
    bool all = length <= PIPE_ROOM;
    if (length > PIPE_ROOM)
        length = PIPE_ROOM;
    demand(pipe(ends) == 0 && dup2(ends[0], STDIN_FILENO) == STDIN_FILENO, "no pipe", NULL);
    demand(length == 0 || write(ends[1], bytes, length) == (ssize_t)length, "a full pipe", NULL);
    close(ends[0]);
    close(ends[1]);
    struct outcome outcome = read_all(0, 0, 4096);
    check_limits(&outcome, bytes, length);
    /* What a damaged ZIP file holds may differ between its directory and its members' own headers.
     */
    bool torn = kind_of(bytes, length) == KIND_ZIP && outcome.troubled && whole->troubled;
    demand(!all || torn || outcome.linked || heap_equal(&outcome.script, &whole->script),
           "from a pipe another input", NULL);
    free(outcome.script.bytes);
    demand(dup2(regular, STDIN_FILENO) == STDIN_FILENO, "no standard input", NULL);
}

/* A regular file without a name, which is standard input from now on. */
static int open_regular(void)
{
    FILE *file = tmpfile();
    int descriptor = file != NULL ? dup(fileno(file)) : -1;
    demand(descriptor >= 0 && dup2(descriptor, STDIN_FILENO) == STDIN_FILENO, "no file", NULL);
    fclose(file);
    return descriptor;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static int regular = -1;
    if (regular < 0)
        regular = open_regular();
    demand(ftruncate(regular, 0) == 0 && pwrite(regular, bytes, length, 0) == (ssize_t)length,
           "no room", NULL);
    struct outcome whole = check_regular((const char *)bytes, length);
    check_pipe((const char *)bytes, length, regular, &whole);
    free(whole.script.bytes);
    return 0;
}
