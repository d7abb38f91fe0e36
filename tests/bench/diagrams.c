/* SPDX-License-Identifier: BSD-2-Clause */
#include "bench/diagrams.h"

#include "bench/run.h"
#include "picture/diagram_scene.h"
#include "picture/svg.h"

#include <stdio.h>

static ptrdiff_t read_file(void *file, char *buffer, size_t size)
{
    return (ptrdiff_t)fread(buffer, 1, size, file);
}

static int throw_away(void *context, const char *bytes, size_t length)
{
    (void)context;
    (void)bytes;
    (void)length;
    return 0;
}

static void draw_record(const struct yinsh_record *record, struct scene *scene,
                        const struct theme *theme, struct output *output)
{
    struct diagram diagram;
    for (int turn = 1; diagram_of_turn(&diagram, record, turn); turn++) {
        diagram_scene(scene, &diagram, (struct diagram_style){.bare = false});
        svg_write(output, scene, theme, 0);
    }
}

int diagrams_draw(const char *path)
{
    FILE *file = fopen(path, "rb");
    struct scene scene = {.shapes = NULL};
    struct theme theme;
    struct output output;
    const yinsh_record *record;
    if (file == NULL)
        run_fail(path);
    yinsh_reader *reader = yinsh_reader_new(read_file, file, NULL);
    theme_builtin(&theme, 0);
    output_begin(&output, throw_away, NULL);
    while (reader != NULL && yinsh_reader_next(reader, &record) == 1)
        draw_record(record, &scene, &theme, &output);
    yinsh_reader_free(reader);
    scene_free(&scene);
    fclose(file);
    return output_count(&output) > 0;
}
