try() { "$@"; echo "status $?"; }
cp samples/minimal.yin "$WORK/game.yin" && cd "$WORK" && mkdir -p in/sub || exit
printf '[.ShellClassInfo]\r\nIconResource=C:\\x.dll,3\r\n' >in/desktop.ini && cp in/desktop.ini in/sub/Desktop.INI
printf '[ZoneTransfer]\r\nZoneId=3\r\n' >in/game.yin:Zone.Identifier && cp game.yin in/ && cp game.yin in/my-desktop.ini
tar cf t.tar in/desktop.ini in/sub/Desktop.INI in/game.yin in/game.yin:Zone.Identifier in/my-desktop.ini
tar czf u.tgz t.tar in/desktop.ini
echo '--- in a folder' && try yinsh check -v in
echo '--- with threads and as any notation' && try yinsh score --no-head --columns=file -j 3 -f gipf in
echo '--- in an archive' && try yinsh check -v t.tar
echo '--- in an archive in one' && try yinsh check -v u.tgz
echo '--- what is named is read' && try yinsh check -q --diagnostics=short in/desktop.ini t.tar//in/desktop.ini
try yinsh check -q --diagnostics=short in/game.yin:Zone.Identifier
== stdout
--- in a folder
in/game.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
in/my-desktop.ini:1: record 1: gipf, ok, 1-0 rings, 79 turns
status 0
--- with threads and as any notation
in/game.yin
in/my-desktop.ini
status 0
--- in an archive
t.tar//in/game.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
t.tar//in/my-desktop.ini:1: record 1: gipf, ok, 1-0 rings, 79 turns
status 0
--- in an archive in one
u.tgz//t.tar//in/game.yin:1: record 1: gipf, ok, 1-0 rings, 79 turns
u.tgz//t.tar//in/my-desktop.ini:1: record 1: gipf, ok, 1-0 rings, 79 turns
status 0
--- what is named is read
in/desktop.ini:1:1: error: invalid tag: [.ShellClassInfo] (notation) [syntax-tag]
t.tar//in/desktop.ini:1:1: error: invalid tag: [.ShellClassInfo] (notation) [syntax-tag]
status 1
in/game.yin:Zone.Identifier:1:1: error: invalid tag: [ZoneTransfer] (notation) [syntax-tag]
status 1
== stderr
2 records: 2 good, 0 bad
2 records: 2 good, 0 bad
2 records: 2 good, 0 bad
