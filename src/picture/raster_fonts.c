/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/raster_fonts.h"

#ifdef HAVE_PICTURES

#include "picture/painter.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

/* The fonts to be found. */
static FcConfig *configuration;
/* Where nothing is kept; it cannot be opened later. */
static int nowhere = -1;

/*
 * GLib prints warnings, which may hold bytes of a record, and ends the program if it gets no
 * memory.  exit() makes that the trouble that it is.
 */
static void on_message(const gchar *domain, GLogLevelFlags level, const gchar *message,
                       gpointer data)
{
    (void)domain;
    (void)message;
    (void)data;
    if (level & (G_LOG_FLAG_FATAL | G_LOG_LEVEL_ERROR))
        exit(EXIT_FAILURE);
}

/* Let standard error lead to another file; false if that is not possible. */
static bool redirect_errors(int descriptor)
{
    return descriptor >= 0 && close(STDERR_FILENO) == 0 &&
           fcntl(descriptor, F_DUPFD, STDERR_FILENO) == STDERR_FILENO;
}

/*
 * Call a function while nothing reaches standard error: fontconfig complains there, for example
 * about a cache that it may not write.
 */
static bool call_quietly(bool (*function)(void))
{
    int errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (errors < 0)
        return function();
    (void)redirect_errors(nowhere);
    bool good = function();
    (void)redirect_errors(errors);
    close(errors);
    return good;
}

static void visit(FcStrList *folders, void (*allow)(const char *folder))
{
    const FcChar8 *folder;
    while (folders != NULL && (folder = painter->FcStrListNext(folders)) != NULL)
        if (allow != NULL)
            allow((const char *)folder);
    if (folders != NULL)
        painter->FcStrListDone(folders);
}

static bool load_configuration(void)
{
    configuration = painter->FcInitLoadConfig();
    return configuration != NULL;
}

const char *raster_load(void (*allow)(const char *folder))
{
    const char *reason = painter_load();
    if (reason != NULL || configuration != NULL)
        return reason;
    painter->g_log_set_default_handler(on_message, NULL);
    nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (!call_quietly(load_configuration))
        return strerror(ENOMEM);
    visit(painter->FcConfigGetFontDirs(configuration), allow);
    visit(painter->FcConfigGetCacheDirs(configuration), allow);
    return NULL;
}

static bool build_fonts(void)
{
    return painter->FcConfigBuildFonts(configuration) && painter->FcConfigSetCurrent(configuration);
}

const char *raster_find_fonts(void)
{
    static bool found;
    if (found)
        return NULL;
    if (!call_quietly(build_fonts))
        return strerror(ENOMEM);
    const FcFontSet *fonts = painter->FcConfigGetFonts(configuration, FcSetSystem);
    if (fonts == NULL || fonts->nfont == 0)
        return "there are no fonts; install one, such as DejaVu Sans";
    found = true;
    return NULL;
}

#else

static const char without[] = "this program was built without them";

const char *raster_load(void (*allow)(const char *folder))
{
    (void)allow;
    return without;
}

const char *raster_find_fonts(void)
{
    return without;
}

#endif
