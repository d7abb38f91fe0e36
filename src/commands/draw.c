/* SPDX-License-Identifier: BSD-2-Clause */
/* yinsh draw: diagrams of positions and of what happens in a game. */
#include "commands/commands.h"

#include "base/text.h"
#include "jobs/results.h"
#include "messages/messages.h"
#include "options/command_line.h"
#include "outputs/new_file.h"
#include "picture/diagram_scene.h"
#include "picture/raster.h"
#include "query/columns.h"
#include "record/symmetry.h"
#include "sandbox/sandbox.h"

#include <errno.h>
#include <stdio.h>

/* What %t stands for: the last turn is 9999. */
#define TURN_NAME "%04d"

enum { WANTED_PICTURES = 2 * 1024 * 1024 /* bytes of pictures in the results of a job */ };

/* What to draw of each record. */
struct drawing {
    struct picture_files files;
    const char *theme_name; /* of one that comes with the program, or of a file */
    struct theme theme;
    struct diagram_style style;
    int symmetry;
    int turn;              /* -1: the end */
    int every;             /* 0: not every so many turns */
    struct ranges turns;   /* empty: none were named */
    bool rows;             /* every turn in which a row is removed */
    bool faults;           /* every fault */
    const char *line;      /* the position to draw instead of records; NULL: none */
    const char *positions; /* the file of positions to draw instead; NULL: none */
};

/* What a thread draws with. */
struct tools {
    struct scene scene;
    struct raster *raster;
};

static void end_tools(void *local)
{
    struct tools *tools = local;
    scene_free(&tools->scene);
    raster_free(tools->raster);
}

/* ---- Pictures ---------------------------------------------------------- */

/* Write a diagram in a frame, after what its name is made of, with what %t stands for. */
static void put_diagram(struct results *results, const struct origin *origin,
                        const struct diagram *diagram, const char *name)
{
    const struct drawing *drawing = results->work->context;
    struct tools *tools = results->locals.work;
    struct scene *scene = &tools->scene;
    struct output *out = &results->out;
    diagram_scene(scene, diagram, drawing->style);
    if (scene->failed) {
        results_trouble(results, origin->file, strerror(ENOMEM));
        return;
    }
    char stem[FILE_STEM + 1];
    output_bytes(out, stem, file_stem(origin->file, stem) + 1);
    output_bytes(out, name, strlen(name) + 1);
    /* Not in the frame, whose length is fixed before the number is filled in. */
    results_number(results, out, origin);
    size_t frame = results_frame_begin(results, 0);
    const char *reason = picture_write(&tools->raster, out, scene, &drawing->files.style);
    if (reason != NULL) {
        results_frame_empty(results, frame);
        results_trouble(results, origin->file, reason);
    }
    results_frame_end(results, frame);
}

static void put_turn(struct results *results, const struct origin *origin,
                     const struct diagram *diagram, int turn)
{
    char name[LONGEST_NUMBER + 1];
    snprintf(name, sizeof name, TURN_NAME, turn);
    put_diagram(results, origin, diagram, name);
}

/* ---- Of a record ------------------------------------------------------- */

/* Whether a turn is to be drawn; one that is incomplete only if it removes a row. */
static bool wants_turn(const struct drawing *drawing, int turn, bool row, bool complete)
{
    bool named = ranges_have(&drawing->turns, (uint64_t)turn) ||
                 (drawing->every > 0 && turn % drawing->every == 0);
    return (named && complete) || (drawing->rows && row);
}

/* Draw the faults in the turns after one, up to another. */
static void draw_faults(struct results *results, const struct origin *origin,
                        const struct yinsh_record *record, int after, int last)
{
    for (int turn = after + 1; turn <= last; turn++) {
        int which = 0; /* of the faults in the turn */
        for (size_t i = 0; i < record_faults_kept(record); i++) {
            const struct fault *fault = &record->faults[i];
            char reason[DIAGRAM_CAPTION], name[64];
            struct text text = text_begin(name, sizeof name);
            struct diagram diagram;
            /* A fault is drawn if check reports it, and it belongs to a position. */
            if (fault->turn != turn || fault->position.turn == 0 ||
                cli_level(&results->cli->levels, fault->code) == YINSH_LEVEL_NONE)
                continue;
            diagram_of_fault(&diagram, record, fault);
            fault_text(fault, reason, sizeof reason);
            diagram.fault = words_of(reason);
            text_format(&text, TURN_NAME "-fault", turn);
            if (++which > 1)
                text_add_number(&text, which);
            put_diagram(results, origin, &diagram, name);
        }
    }
}

/* Return the number of the last turn of which something is drawn. */
static int last_turn(const struct yinsh_record *record)
{
    int last = marks_last_turn(record);
    for (size_t i = 0; i < record_faults_kept(record); i++)
        if (record->faults[i].turn > last)
            last = record->faults[i].turn;
    return last;
}

/* Draw the turns and faults of a record that the user wants, in the order of the turns. */
static void draw_turns(struct results *results, const struct origin *origin,
                       const struct yinsh_record *record)
{
    const struct drawing *drawing = results->work->context;
    const struct record_game *game = &record->game;
    struct diagram diagram;
    int before = 0;
    for (size_t at = 0; at < game->count;) {
        int turn = game->played[at].turn;
        bool row = false;
        for (; at < game->count && game->played[at].turn == turn; at++)
            row |= game->played[at].action.kind == YINSH_ROW;
        if (drawing->faults)
            draw_faults(results, origin, record, before, turn);
        before = turn;
        if (wants_turn(drawing, turn, row, true) &&
            wants_turn(drawing, turn, row, diagram_of_turn(&diagram, record, turn)))
            put_turn(results, origin, &diagram, turn);
    }
    if (drawing->faults)
        draw_faults(results, origin, record, before, last_turn(record));
}

/* Draw the end, or one turn. */
static void draw_one(struct results *results, const struct origin *origin,
                     const struct yinsh_record *record)
{
    const struct drawing *drawing = results->work->context;
    struct diagram diagram;
    if (drawing->turn < 0) {
        if (!record->failed || record->game.count > 0) {
            diagram_of_turn(&diagram, record, marks_last_turn(record));
            put_turn(results, origin, &diagram, marks_last_turn(record));
        }
    } else if (diagram_of_turn(&diagram, record, drawing->turn)) {
        put_turn(results, origin, &diagram, drawing->turn);
    } else {
        results_no_turn(results, origin, record, drawing->turn);
    }
}

static bool wants_several(const struct drawing *drawing)
{
    return drawing->turns.count > 0 || drawing->every > 0 || drawing->rows || drawing->faults;
}

static void draw_record(struct results *results, const struct origin *origin,
                        const struct yinsh_record *record)
{
    const struct drawing *drawing = results->work->context;
    struct yinsh_record mapped;
    if (drawing->symmetry > 0) {
        mapped = *record;
        symmetry_record(drawing->symmetry, &mapped);
        record = &mapped;
    }
    if (wants_several(drawing))
        draw_turns(results, origin, record);
    else
        draw_one(results, origin, record);
}

/* ---- Of positions ------------------------------------------------------ */

/* What take_position() draws with. */
struct position_drawing {
    struct drawing *drawing;
    struct tools tools;
};

/* Draw a position; returns false, and reports, on failure. */
static bool draw_position(struct cli *cli, struct position_drawing *drawing,
                          const yinsh_position *position, const struct picture_origin *origin)
{
    struct picture_files *files = &drawing->drawing->files;
    struct scene *scene = &drawing->tools.scene;
    struct diagram diagram;
    struct bytes picture = {.at = NULL};
    struct output out;
    diagram_of_position(&diagram, position);
    diagram.position = symmetry_position(drawing->drawing->symmetry, position);
    diagram_scene(scene, &diagram, drawing->drawing->style);
    output_begin(&out, bytes_write, &picture);
    const char *reason = scene->failed
                             ? strerror(ENOMEM)
                             : picture_write(&drawing->tools.raster, &out, scene, &files->style);
    if (output_flush(&out) != 0)
        reason = strerror(ENOMEM);
    if (reason != NULL)
        cli_trouble(cli, origin->stem, reason);
    bool good = reason == NULL &&
                picture_files_add(cli, files, origin, (struct words){picture.at, picture.length});
    bytes_free(&picture);
    return good;
}

/* Draw the position in a line of the file; as position_fn. */
static bool take_position(struct cli *cli, void *context, const yinsh_position *position,
                          struct words name, uint64_t line)
{
    struct position_drawing *drawing = context;
    const char *positions = drawing->drawing->positions;
    char stem[FILE_STEM + 1], turn[LONGEST_NUMBER + 1], safe[FILE_STEM + 1];
    file_stem(positions != NULL ? positions : "position", stem);
    snprintf(turn, sizeof turn, TURN_NAME, position->turn);
    file_safe(name, safe);
    const struct picture_origin origin = {stem, line, turn, safe};
    return draw_position(cli, drawing, position, &origin);
}

static void draw_positions(struct cli *cli, struct drawing *drawing)
{
    struct position_drawing positions = {.drawing = drawing};
    yinsh_position position;
    if (drawing->positions != NULL)
        cli_positions(cli, drawing->positions, take_position, &positions);
    else if (cli_position_line(cli, drawing->line, &position))
        take_position(cli, &positions, &position, (struct words){NULL, 0}, 1);
    end_tools(&positions.tools);
}

/* ---- Files ------------------------------------------------------------- */

/* Cut off the text up to a NUL at the start of the bytes. */
static const char *cut_string(const char **bytes, size_t *length)
{
    const char *string = *bytes;
    size_t size = strlen(string) + 1;
    *bytes += size;
    *length -= size;
    return string;
}

/* Write the pictures in results to files; returns false, and reports, on failure. */
static bool take_pictures(struct cli *cli, const char *bytes, size_t length, void *context)
{
    struct drawing *drawing = context;
    bool good = true;
    while (good && length > 0) {
        const char *stem = cut_string(&bytes, &length), *turn = cut_string(&bytes, &length);
        const struct picture_origin origin = {stem, frame_number(&bytes, &length), turn, ""};
        struct frame frame = frame_next(&bytes, &length);
        const struct words picture = {frame.bytes, frame.length};
        good = picture_files_add(cli, &drawing->files, &origin, picture);
    }
    return good;
}

/* ---- Options ----------------------------------------------------------- */

/* Whether options of positions fit together with the others; false is reported. */
static bool positions_fit(struct cli *cli, const struct drawing *drawing)
{
    if (drawing->line != NULL && drawing->positions != NULL)
        return cli_usage(cli, NULL, "use only one of --position and --positions");
    if (cli->input.count == 0 && cli->input.list_count == 0 && !cli_selects(cli) &&
        drawing->turn < 0 && !wants_several(drawing))
        return true;
    return cli_usage(cli, NULL,
                     "no records are read with %s; omit files of records and options that choose "
                     "records, turns or faults",
                     drawing->line != NULL ? "--position" : "--positions");
}

/* Whether no option is without effect; false is reported. */
static bool all_matter(struct cli *cli, const struct drawing *drawing)
{
    const char *pattern = drawing->files.pattern;
    const char *reason = NULL;
    if (cli->reading.all_faults && !drawing->faults)
        reason = "--all finds more faults to draw; add --faults, or omit it";
    else if (drawing->files.force && (pattern == NULL || strchr(pattern, '%') == NULL))
        reason = "--force is for several files, with %f, %r or %t in --output; omit it, since "
                 "a single file is replaced anyway";
    return reason == NULL || cli_usage(cli, NULL, "%s", reason);
}

/* Whether the options fit together; false is reported.  Positions become the input. */
static bool fit_together(struct cli *cli, struct drawing *drawing)
{
    if (drawing->turn >= 0 && wants_several(drawing))
        return cli_usage(cli, NULL,
                         "--turn draws one position; to draw several, name its turn in --turns");
    if (drawing->line == NULL && drawing->positions == NULL)
        return true;
    if (!positions_fit(cli, drawing))
        return false;
    drawing->files.named = drawing->positions != NULL;
    cli->input.count = drawing->positions != NULL;
    cli->input.files = (char **)&drawing->positions;
    return true;
}

/* Return why there may be nothing to draw. */
static const char *why_nothing(const struct drawing *drawing)
{
    if (drawing->line != NULL || drawing->positions != NULL)
        return "there is no position in the input";
    if (!wants_several(drawing))
        return "no record with a position was found or selected";
    if (!drawing->faults)
        return "no record has a turn that --turns, --every or --rows chooses";
    return drawing->turns.count > 0 || drawing->every > 0 || drawing->rows
               ? "no record has a turn that is chosen, or a fault with a position"
               : "no record has a fault that is reported and has a position";
}

static void draw(struct cli *cli, struct drawing *drawing)
{
    struct work work = {.each = draw_record,
                        .take = take_pictures,
                        .wanted_results = WANTED_PICTURES,
                        .context = drawing,
                        .local_size = sizeof(struct tools),
                        .local_end = end_tools};
    drawing->files.style.theme = &drawing->theme;
    drawing->files.why_none = why_nothing(drawing);
    if (!fit_together(cli, drawing) || !select_records(cli, &work) ||
        !picture_files_note(cli, &drawing->files) ||
        !cli_theme(cli, drawing->theme_name, &drawing->theme) ||
        !picture_files_begin(cli, &drawing->files))
        return;
    if (drawing->files.style.format != PICTURE_SVG)
        work.prepare = picture_files_find_fonts;
    if (drawing->line == NULL && drawing->positions == NULL) {
        jobs_run(cli, &work);
    } else {
        sandbox_files(drawing->line != NULL ? NULL : &cli->input);
        if (work.prepare == NULL || work.prepare(cli))
            draw_positions(cli, drawing);
    }
    picture_files_end(cli, &drawing->files);
}

static void run_draw(struct cli *cli, int argc, char **argv)
{
    struct drawing drawing = {.turn = -1, .theme_name = theme_names[0], .files.style.format = -1};
    int bottom = 0;
    const struct option_spec options[] = {
        {"output", 'o', OPTION_OUTPUT, .value = &drawing.files.pattern},
        {"turn", 'n', OPTION_NUMBER, .value = &drawing.turn, .highest = 99999},
        {"turns", 0, OPTION_RANGES, .value = &drawing.turns},
        {"every", 0, OPTION_NUMBER, .value = &drawing.every, .lowest = 1, .highest = 99999},
        {"rows", 0, OPTION_FLAG, .value = &drawing.rows},
        {"faults", 0, OPTION_FLAG, .value = &drawing.faults},
        {"all", 0, OPTION_FLAG, .value = &cli->reading.all_faults},
        {"position", 0, OPTION_TEXT, .value = &drawing.line},
        {"positions", 0, OPTION_TEXT, .value = &drawing.positions},
        {"size", 0, OPTION_NUMBER, .value = &drawing.files.style.size, .lowest = 16,
         .highest = 10000},
        {"format", 0, OPTION_CHOICE, .value = &drawing.files.style.format,
         .choices = picture_formats},
        {"theme", 0, OPTION_TEXT, .value = &drawing.theme_name},
        {"no-coordinates", 0, OPTION_FLAG, .value = &drawing.style.no_coordinates},
        {"bottom", 0, OPTION_CHOICE, .value = &bottom, .choices = names_of_side},
        {"map", 0, OPTION_CHOICE, .value = &drawing.symmetry, .choices = symmetry_names},
        {"force", 0, OPTION_FLAG, .value = &drawing.files.force},
        {.name = NULL},
    };
    if (cli_options(cli, argc, argv, options)) {
        drawing.style.turned = bottom == YINSH_BLACK;
        if (all_matter(cli, &drawing))
            draw(cli, &drawing);
    }
    ranges_free(&drawing.turns);
}

const struct command command_draw = {
    .name = "draw",
    .summary = "Draw diagrams of positions",
    .options =
        "  -o, --output=FILE    write to FILE; with %f, %r or %t in its name, which stand for\n"
        "                       file, record and turn, a file for each diagram\n"
        "      --format=FORMAT  svg, png or pdf [default: as the name of FILE ends, or svg]\n"
        "      --force          replace existing files if there is a file for each diagram; a\n"
        "                       single FILE is always replaced\n"
        "  -n, --turn=N         draw the position after turn N; 0 is the start\n"
        "      --turns=LIST     draw these turns, such as 3,7-9\n"
        "      --every=N        draw every Nth turn\n"
        "      --rows           draw every turn in which a row is removed\n"
        "      --faults         draw every fault that has a position, but only the first error\n"
        "                       of a record\n"
        "      --all            with --faults, continue after illegal actions to find more\n"
        "      --position=LINE  draw this position, and read no records\n"
        "      --positions=FILE draw the positions in FILE, one in each line, which may have a\n"
        "                       name after a tab; %n in the name of an output stands for it\n"
        "      --size=N         make diagrams N pixels wide [default: 440]\n"
        "      --theme=THEME    paper, colour, dark, distinct, or a file [default: paper]\n"
        "      --no-coordinates draw no letters and numbers around the board\n"
        "      --bottom=SIDE    white or black below [default: white]\n"
        "      --map=SYMMETRY   turn or mirror the board, for example turn60 or mirror\n",
    .examples = "  yinsh draw game.yin >game.svg\n"
                "  yinsh show --format=position games.yin |\n"
                "      yinsh draw --positions=- -o 'boards/%r.svg'\n"
                "  yinsh draw --rows -o 'boards/%f-%r-%t.svg' games.yin\n",
    .creates_files = true,
    .run = run_draw,
};
