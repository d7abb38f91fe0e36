#!/bin/sh
# What `make install` installs, and that `make uninstall` removes all of it.
# Run by tests/run, which sets SRCDIR, BUILD, TMPDIR and WRAP.
set -u
# shellcheck source=tests/scripts/tap
. "$SRCDIR/tests/scripts/tap"
cd "$SRCDIR" || exit 1

# with_make TARGET : as a packager would, into an empty folder; details to stderr
with_make() {
    make --no-print-directory "$1" BUILD="$BUILD" PREFIX=/usr DESTDIR="$root" >&2
}

root="$TMPDIR/a root"
mkdir "$root" || exit 1

with_make install
report 'make install succeeds'

cat >"$TMPDIR/expected" <<'END'
./usr/bin/yinsh 755
./usr/include/yinsh.h 644
./usr/lib/libyinsh.a 644
./usr/lib/pkgconfig/libyinsh.pc 644
./usr/share/man/man1/yinsh.1 644
./usr/share/man/man3/libyinsh.3 644
./usr/share/man/man5/yinsh-notation.5 644
./usr/share/yinsh/yinsh-record.schema.json 644
END
(cd "$root" && find . -type f -exec stat -c '%n %a' {} + | sort) >"$TMPDIR/installed"
same "$TMPDIR/expected" "$TMPDIR/installed"
report 'these files are installed, no others, with these modes'

version=$(sed -n 's/^#define YINSH_VERSION "\(.*\)"/\1/p' src/yinsh.h)
$WRAP "$root/usr/bin/yinsh" --version >"$TMPDIR/version" && grep -qF "$version" "$TMPDIR/version"
report "the installed program is version $version"

with_make uninstall
report 'make uninstall succeeds'

left=$(find "$root" -mindepth 1)
[ -z "$left" ] || echo "$left" | sed 's/^/# /'
[ -z "$left" ]
report 'no file and no folder is left'

# A compiler that is not needed: the libraries are looked for first.
make --no-print-directory BUILD="$TMPDIR/none" PKG_CONFIG=no-such-pkg-config CC=false \
    "$TMPDIR/none/src/base/text.o" >"$TMPDIR/out" 2>&1
[ $? -eq 2 ] && [ "$(wc -l <"$TMPDIR/out")" -eq 1 ] && grep -q "run '.ci/setup build'" "$TMPDIR/out"
report 'without pkg-config, make prints in one line what to run'
sed 's/^/# /' "$TMPDIR/out"

make -s --no-print-directory BUILD="$TMPDIR/none" "$TMPDIR/none/src/base/text.o" >"$TMPDIR/out" 2>&1 &&
    [ ! -s "$TMPDIR/out" ]
report 'make -s is silent'
sed 's/^/# /' "$TMPDIR/out"
plan
