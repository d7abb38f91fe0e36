#!/bin/sh
# That the library shows what yinsh.h declares and nothing else, and that a program
# builds with the installed files alone.  Run by tests/run, which sets SRCDIR, BUILD,
# TMPDIR, CC, CFLAGS, LDFLAGS and VARIANT.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
cd "$SRCDIR" || exit 1


# The name of each function is the last word before the first parenthesis of its
# declaration; sanitizers and gcov add symbols of their own.
sed -n 's/^YINSH_API [^(]*[ *]\(yinsh_[a-z_]*\)(.*/\1/p' src/yinsh.h | sort >"$TMPDIR/declared"
nm -g --defined-only "$BUILD/libyinsh.a" | awk 'NF == 3 && $3 !~ /^__/ { print $3 }' |
    sort >"$TMPDIR/defined"
same "$TMPDIR/declared" "$TMPDIR/defined"
report "the global symbols of libyinsh.a are the functions of yinsh.h"

root=$TMPDIR/root
make --no-print-directory install BUILD="$BUILD" PREFIX=/usr DESTDIR="$root" >&2
PKG_CONFIG_PATH=$root/usr/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
PKG_CONFIG_SYSROOT_DIR=$root PKG_CONFIG_ALLOW_SYSTEM_CFLAGS=1 PKG_CONFIG_ALLOW_SYSTEM_LIBS=1
export PKG_CONFIG_PATH PKG_CONFIG_SYSROOT_DIR
export PKG_CONFIG_ALLOW_SYSTEM_CFLAGS PKG_CONFIG_ALLOW_SYSTEM_LIBS
flags=$(${PKG_CONFIG:-pkg-config} --cflags --libs libyinsh)
version=$(${PKG_CONFIG:-pkg-config} --modversion libyinsh)
in_digits=$(echo "$version" | awk -F. '{ print 10000 * $1 + 100 * $2 + $3 }')
grep -qF "#define YINSH_VERSION \"$version\"" src/yinsh.h &&
    grep -qx "#define YINSH_VERSION_NUMBER $in_digits" src/yinsh.h
report 'the pkg-config file and the header have the same version'

# Valid as C and as C++.
cat >"$TMPDIR/use.c" <<'END'
#include <yinsh.h>

#include <string.h>

static ptrdiff_t nothing(void *context, char *buffer, size_t size)
{
    (void)context;
    (void)buffer;
    (void)size;
    return 0;
}

int main(void)
{
    yinsh_position position;
    yinsh_action action;
    const yinsh_record *record;
    yinsh_reader_options options;
    memset(&options, 0, sizeof options);
    options.size = sizeof options;
    yinsh_reader *reader = yinsh_reader_new(nothing, NULL, &options);
    int read = reader == NULL ? -1 : yinsh_reader_next(reader, &record);
    yinsh_reader_free(reader);
    yinsh_start(&position, YINSH_STANDARD, YINSH_HOUSE_NONE);
    return read != 0 || strcmp(yinsh_version(), YINSH_VERSION) != 0 ||
           !yinsh_action_parse("e3", 2, &action) || yinsh_play(&position, action) != 0 ||
           position.turn != 2;
}
END
cp "$TMPDIR/use.c" "$TMPDIR/use.cc"
cd "$TMPDIR" || exit 1

# shellcheck disable=SC2086 # flags are lists of words
$CC -std=c11 -Wall -Wextra -Wpedantic -Werror ${CFLAGS:-} $VARIANT use.c ${LDFLAGS:-} $flags -o use &&
    ./use
report 'a C program builds with the installed files and runs'

case $CC in
*clang*) cxx=$(echo "$CC" | sed 's/clang/clang++/') ;;
*gcc*) cxx=$(echo "$CC" | sed 's/gcc/g++/') ;;
*) cxx=c++ ;;
esac
if command -v "${cxx%% *}" >/dev/null 2>&1; then
    # shellcheck disable=SC2086 # flags are lists of words
    for standard in 98 11 17 20; do
        $cxx -std=c++$standard -Wall -Wextra -Wpedantic -Wconversion -Wold-style-cast -Werror $VARIANT \
            use.cc ${LDFLAGS:-} $flags -o use++ 2>&1 && ./use++ || echo "C++$standard"
    done >failed
    report 'so does a C++ program, from C++98 on, without a warning' "$(cat failed)"
else
    skip 'so does a C++ program, from C++98 on' 'no C++ compiler'
fi
plan
