/* SPDX-License-Identifier: BSD-2-Clause */
/* The pages of a game sheet as pictures. */
#ifndef PICTURE_SHEET_PAGE_H
#define PICTURE_SHEET_PAGE_H

#include "picture/draw.h"
#include "picture/sheet_layout.h"

/** Make the scene of a page, by its index; a unit is a point. */
void sheet_page_scene(struct scene *scene, const struct sheet_layout *layout, size_t page,
                      struct diagram_style style);

#endif
