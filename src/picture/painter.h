/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The functions of Cairo, Pango, fontconfig and libpng by which pictures become PNG and PDF.  They
 * are loaded only if they are needed: those of libpng by its name, all others by that of Pango's
 * library for Cairo, which needs the others.  If the build has no PANGO_SONAME, the program is
 * linked with them.
 *
 * Where fonts are is read before files are given up; the fonts are found and opened after that, so
 * fontconfig cannot write a cache unless an output's folder holds it.  Each thread has fonts of its
 * own.  A PNG is painted in bands of 4 MiB, so that its size costs no memory.  Pages of a PDF come
 * in order as scenes, and one thread at a time adds them.
 */
#ifndef PICTURE_PAINTER_H
#define PICTURE_PAINTER_H

#include "picture/scene.h"

#include <cairo-pdf.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <png.h>

/* The names of the functions, by the library that has them or needs those that do. */
#define PANGO_FUNCTIONS(F)                                                                         \
    F(cairo_arc)                                                                                   \
    F(cairo_close_path)                                                                            \
    F(cairo_create)                                                                                \
    F(cairo_destroy)                                                                               \
    F(cairo_fill)                                                                                  \
    F(cairo_fill_preserve)                                                                         \
    F(cairo_font_options_create)                                                                   \
    F(cairo_font_options_destroy)                                                                  \
    F(cairo_font_options_set_antialias)                                                            \
    F(cairo_font_options_set_hint_metrics)                                                         \
    F(cairo_font_options_set_hint_style)                                                           \
    F(cairo_image_surface_create)                                                                  \
    F(cairo_image_surface_get_data)                                                                \
    F(cairo_image_surface_get_stride)                                                              \
    F(cairo_line_to)                                                                               \
    F(cairo_move_to)                                                                               \
    F(cairo_new_path)                                                                              \
    F(cairo_paint)                                                                                 \
    F(cairo_pdf_surface_create_for_stream)                                                         \
    F(cairo_pdf_surface_set_metadata)                                                              \
    F(cairo_pdf_surface_set_size)                                                                  \
    F(cairo_rectangle)                                                                             \
    F(cairo_restore)                                                                               \
    F(cairo_save)                                                                                  \
    F(cairo_scale)                                                                                 \
    F(cairo_set_dash)                                                                              \
    F(cairo_set_line_cap)                                                                          \
    F(cairo_set_line_width)                                                                        \
    F(cairo_set_source_rgb)                                                                        \
    F(cairo_show_page)                                                                             \
    F(cairo_status)                                                                                \
    F(cairo_status_to_string)                                                                      \
    F(cairo_stroke)                                                                                \
    F(cairo_surface_destroy)                                                                       \
    F(cairo_surface_finish)                                                                        \
    F(cairo_surface_flush)                                                                         \
    F(cairo_surface_status)                                                                        \
    F(cairo_translate)                                                                             \
    F(FcConfigBuildFonts)                                                                          \
    F(FcConfigDestroy)                                                                             \
    F(FcConfigGetCacheDirs)                                                                        \
    F(FcConfigGetFontDirs)                                                                         \
    F(FcConfigGetFonts)                                                                            \
    F(FcConfigSetCurrent)                                                                          \
    F(FcInitLoadConfig)                                                                            \
    F(FcStrListDone)                                                                               \
    F(FcStrListNext)                                                                               \
    F(g_log_set_default_handler)                                                                   \
    F(g_object_unref)                                                                              \
    F(pango_cairo_context_set_font_options)                                                        \
    F(pango_cairo_font_map_new)                                                                    \
    F(pango_cairo_show_layout_line)                                                                \
    F(pango_cairo_update_layout)                                                                   \
    F(pango_context_set_base_dir)                                                                  \
    F(pango_font_description_free)                                                                 \
    F(pango_font_description_new)                                                                  \
    F(pango_font_description_set_absolute_size)                                                    \
    F(pango_font_description_set_family_static)                                                    \
    F(pango_font_map_create_context)                                                               \
    F(pango_layout_get_line_readonly)                                                              \
    F(pango_layout_line_get_extents)                                                               \
    F(pango_layout_new)                                                                            \
    F(pango_layout_set_auto_dir)                                                                   \
    F(pango_layout_set_font_description)                                                           \
    F(pango_layout_set_single_paragraph_mode)                                                      \
    F(pango_layout_set_text)
#define PNG_FUNCTIONS(F)                                                                           \
    F(png_create_info_struct)                                                                      \
    F(png_create_write_struct)                                                                     \
    F(png_destroy_write_struct)                                                                    \
    F(png_get_error_ptr)                                                                           \
    F(png_get_io_ptr)                                                                              \
    F(png_set_bgr)                                                                                 \
    F(png_set_compression_level)                                                                   \
    F(png_set_filler)                                                                              \
    F(png_set_filter)                                                                              \
    F(png_set_IHDR)                                                                                \
    F(png_set_write_fn)                                                                            \
    F(png_write_end)                                                                               \
    F(png_write_info)                                                                              \
    F(png_write_row)

/** The functions, none of them NULL, with the types that the headers of the libraries give them. */
struct painter {
#define F(name) __typeof__(name) *(name);
    PANGO_FUNCTIONS(F) PNG_FUNCTIONS(F)
#undef F
};

#endif
