/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * bench.c - how fast the program is on generated games, beside wc and cat.
 *
 * The games are the same for the same seed on every machine: random moves, among
 * which a player mostly takes one that makes a row, as people do.  Every command
 * runs as a process of its own, output to /dev/null; the median of five runs counts.
 * A tenth as many games are files as Boardspace has them, in one file, a folder, a zip
 * and a compressed tar, of which the bytes are those before packing.
 *
 * usage: bench [--games N] [--seed S] [--tsv | --instructions] YINSH
 *        bench [--games N] [--seed S] --generate > FILE
 */
#include "archive_maker.h"

#include <fcntl.h>
#include <ftw.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { RUNS = 5, LOOKS = 8, LINE_WIDTH = 79, TURN_TEXT = 256, PATH_TEXT = 4096 };

static char scratch[PATH_TEXT]; /* the folder for all that is made */

struct corpus {
    uint64_t games, turns, bytes;
};

/* ---- Games ------------------------------------------------------------- */

/* Play one turn and write it as "26. d7-c7;xb1-b5xf2"; returns the length. */
static size_t play_turn(struct chance *chance, yinsh_position *position, char text[TURN_TEXT])
{
    unsigned turn = position->turn;
    size_t length = (size_t)snprintf(text, TURN_TEXT, "%u. ", turn);
    for (bool first = true; position->turn == turn && position->due != YINSH_DUE_OVER;
         first = false) {
        yinsh_action action = generate_action(chance, position, LOOKS);
        if (!first && action.kind != YINSH_RING)
            text[length++] = ';';
        length += yinsh_action_name(action, text + length);
        if (yinsh_play(position, action) != 0)
            abort();
    }
    return length;
}

static void write_game(struct chance *chance, FILE *file, struct corpus *corpus)
{
    yinsh_position position;
    char text[TURN_TEXT];
    size_t column = 0;
    yinsh_start(&position, YINSH_STANDARD, YINSH_HOUSE_NONE);
    fprintf(file, "[Event \"Generated game %" PRIu64 "\"]\n[White \"Anna\"]\n[Black \"Bert\"]\n\n",
            ++corpus->games);
    while (position.due != YINSH_DUE_OVER) {
        size_t length = play_turn(chance, &position, text);
        if (column > 0)
            fputc(column + 1 + length > LINE_WIDTH ? '\n' : ' ', file);
        column = column + 1 + length > LINE_WIDTH ? length : column + 1 + length;
        fwrite(text, 1, length, file);
        corpus->turns++;
    }
    fprintf(file, "\n%s\n\n", yinsh_result_name(yinsh_position_result(&position)));
}

/* Write that many games to a file that is open for writing. */
static struct corpus write_corpus(FILE *file, uint64_t games, uint64_t seed)
{
    struct corpus corpus = {0, 0, 0};
    struct chance chance = chance_begin(seed);
    while (corpus.games < games)
        write_game(&chance, file, &corpus);
    if (fflush(file) != 0) {
        perror("bench");
        exit(2);
    }
    return corpus;
}

/* ---- Running ----------------------------------------------------------- */

/* Run a command with its standard output and its messages going to files. */
static void run(char *const *command, const char *out, const char *err)
{
    int status;
    pid_t child = fork();
    if (child == 0) {
        int output = open(out, O_WRONLY);
        int messages = open(err, O_WRONLY | O_TRUNC);
        if (dup2(output, STDOUT_FILENO) >= 0 && dup2(messages, STDERR_FILENO) >= 0)
            execvp(command[0], command);
        _exit(127);
    }
    if (child < 0 || waitpid(child, &status, 0) < 0 || status != 0) {
        fprintf(stderr, "bench: %s %s failed\n", command[0], command[1]);
        exit(2);
    }
}

static int compare_doubles(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

/* The median of a few runs, in seconds. */
static double time_of(char *const *command)
{
    double seconds[RUNS];
    for (int i = 0; i < RUNS; i++) {
        struct timespec begin, end;
        clock_gettime(CLOCK_MONOTONIC, &begin);
        run(command, "/dev/null", "/dev/null");
        clock_gettime(CLOCK_MONOTONIC, &end);
        seconds[i] =
            (double)(end.tv_sec - begin.tv_sec) + 1e-9 * (double)(end.tv_nsec - begin.tv_nsec);
    }
    qsort(seconds, RUNS, sizeof seconds[0], compare_doubles);
    return seconds[RUNS / 2];
}

static void print_row(const char *name, double seconds, struct corpus corpus, bool tsv)
{
    printf(tsv ? "%s\t%.4f\t%.1f\t%.0f\t%.0f\n" : "%-28s %9.4f %9.1f %12.0f %11.0f\n", name,
           seconds, 1e-6 * (double)corpus.bytes / seconds, (double)corpus.turns / seconds,
           (double)corpus.games / seconds);
    fflush(stdout);
}

static void print_head(struct corpus corpus, bool tsv)
{
    if (tsv)
        printf("command\tseconds\tmb_per_s\tturns_per_s\trecords_per_s\n");
    else
        printf("%" PRIu64 " games, %" PRIu64 " turns, %.1f MB; median of %d runs\n\n"
               "%-28s %9s %9s %12s %11s\n",
               corpus.games, corpus.turns, 1e-6 * (double)corpus.bytes, RUNS, "", "seconds", "MB/s",
               "turns/s", "records/s");
}

static void time_commands(char *program, char *path, struct corpus corpus, bool tsv)
{
    char *const commands[][6] = {
        {"cat", path},
        {"wc", "-l", path},
        {program, "check", path},
        {program, "score", path},
        {program, "convert", "-t", "boardspace", path},
    };
    const char *const names[] = {"cat", "wc -l", "yinsh check", "yinsh score",
                                 "yinsh convert -t boardspace"};
    print_head(corpus, tsv);
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        print_row(names[i], time_of(commands[i]), corpus, tsv);
}

/* Time one or two threads on an archive of each form, in a scratch folder. */
static void time_archives(char *program, uint64_t files, uint64_t seed, bool tsv)
{
    static const enum archive_form forms[] = {ARCHIVE_PLAIN, ARCHIVE_FOLDER, ARCHIVE_ZIP,
                                              ARCHIVE_TAR_ZST};
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        char folder[PATH_TEXT + 16], name[64];
        snprintf(folder, sizeof folder, "%s/%s", scratch, archive_form_names[forms[i]]);
        struct archive_plan plan = {.folder = folder,
                                    .files = files,
                                    .seed = seed,
                                    .form = forms[i],
                                    .first_year = 2006,
                                    .last_year = 2026};
        struct archive_sums sums = archive_make(&plan);
        struct corpus corpus = {sums.files, sums.turns, sums.bytes};
        if (i == 0 && !tsv)
            printf("\nboardspace: %" PRIu64 " games, %" PRIu64 " turns, %.1f MB\n", corpus.games,
                   corpus.turns, 1e-6 * (double)corpus.bytes);
        for (int jobs = 1; jobs <= 2; jobs++) {
            char *const command[] = {program, "score", "-j", jobs == 1 ? "1" : "2", folder, NULL};
            snprintf(name, sizeof name, "yinsh score -j %d %s", jobs, archive_form_names[forms[i]]);
            print_row(name, time_of(command), corpus, tsv);
        }
    }
}

/* The instructions that `check` takes for a file, counted by valgrind. */
static double instructions_of(char *program, char *path, const char *messages)
{
    char *const command[] = {"valgrind",
                             "--tool=callgrind",
                             "--callgrind-out-file=/dev/null",
                             program,
                             "check",
                             "-j",
                             "1",
                             path,
                             NULL};
    char line[512];
    double count = 0;
    run(command, "/dev/null", messages);
    FILE *file = fopen(messages, "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        const char *found = strstr(line, "Collected : ");
        if (found != NULL)
            count = strtod(found + strlen("Collected : "), NULL);
    }
    if (file != NULL)
        fclose(file);
    return count;
}

/* ---- The program ------------------------------------------------------- */

/* Make a scratch folder; its path goes to path. */
static void make_scratch(char path[PATH_TEXT])
{
    const char *folder = getenv("TMPDIR");
    snprintf(path, PATH_TEXT, "%s/yinsh-bench-XXXXXX", folder != NULL ? folder : "/tmp");
    if (mkdtemp(path) == NULL) {
        perror("bench");
        exit(2);
    }
}

static int remove_one(const char *path, const struct stat *status, int type, struct FTW *place)
{
    (void)status;
    (void)type;
    (void)place;
    return remove(path);
}

static void remove_scratch(void)
{
    enum { DESCRIPTORS = 16 };
    if (nftw(scratch, remove_one, DESCRIPTORS, FTW_DEPTH | FTW_PHYS) != 0)
        perror("bench");
}

/* Create a file in the scratch folder; its path goes to path. */
static FILE *create(const char *name, char path[PATH_TEXT + 16])
{
    snprintf(path, PATH_TEXT + 16, "%s/%s", scratch, name);
    FILE *file = fopen(path, "w");
    if (file == NULL) {
        perror("bench");
        exit(2);
    }
    return file;
}

static int usage(void)
{
    fprintf(stderr, "usage: bench [--games N] [--seed S] [--tsv | --instructions] YINSH\n"
                    "       bench [--games N] [--seed S] --generate\n");
    return 2;
}

int main(int argc, char **argv)
{
    uint64_t games = 0, seed = 1;
    bool tsv = false, instructions = false, generate = false;
    char *program = NULL;
    char path[PATH_TEXT + 16], messages[PATH_TEXT + 16];
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--games") == 0 && i + 1 < argc)
            games = strtoull(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--seed") == 0 && i + 1 < argc)
            seed = strtoull(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--tsv") == 0)
            tsv = true;
        else if (strcmp(argv[i], "--instructions") == 0)
            instructions = true;
        else if (strcmp(argv[i], "--generate") == 0)
            generate = true;
        else if (argv[i][0] != '-' && program == NULL)
            program = argv[i];
        else
            return usage();
    }
    if (generate != (program == NULL))
        return usage();
    if (games == 0)
        games = instructions ? 500 : 20000;
    if (generate) {
        write_corpus(stdout, games, seed);
        return 0;
    }

    make_scratch(scratch);
    atexit(remove_scratch);
    FILE *file = create("games.yin", path);
    struct corpus corpus = write_corpus(file, games, seed);
    corpus.bytes = (uint64_t)ftell(file);
    fclose(file);
    if (instructions) {
        fclose(create("messages", messages));
        printf("yinsh check: %.1f instructions per turn, %" PRIu64 " games, %" PRIu64 " turns\n",
               instructions_of(program, path, messages) / (double)corpus.turns, corpus.games,
               corpus.turns);
    } else {
        time_commands(program, path, corpus, tsv);
        time_archives(program, games < 10 ? 1 : games / 10, seed, tsv);
    }
    return 0;
}
