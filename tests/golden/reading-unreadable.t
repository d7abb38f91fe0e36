# Archives of forms that cannot be read are reported as such, wherever they are.
cd "$WORK" && mkdir folder && cp "$OLDPWD/samples/minimal.yin" folder || exit
printf 'Rar!\032\007\001\000rest\n' >folder/a.rar
printf 'Rar!\032\007\000rest\n' >old.yin
printf 'MSCF\000\000\000\000rest' >b.cab
printf '\037\235rest' >c.yin.Z
printf 'LZIP\001rest' >d.lz
printf 'Rar! 1.e3\n' >text.yin
for file in folder old.yin b.cab c.yin.Z d.lz; do yinsh check $file; echo "status $?"; done
yinsh check <folder/a.rar
yinsh check --diagnostics=short text.yin
tar cf all.tar folder/a.rar folder/minimal.yin && yinsh check all.tar
yinsh check --exclude='*.rar' folder
== stdout
status 2
status 2
status 2
status 2
status 2
text.yin:1:1: error: turn 1: invalid turn: Rar! (notation) [syntax-turn]
== stderr
yinsh: check: folder/a.rar: this form of archive cannot be read; unpack it, or use zip or tar
1 record: 1 good, 0 bad
yinsh: check: old.yin: this form of archive cannot be read; unpack it, or use zip or tar
0 records: 0 good, 0 bad
yinsh: check: b.cab: this form of archive cannot be read; unpack it, or use zip or tar
0 records: 0 good, 0 bad
yinsh: check: c.yin.Z: this form of archive cannot be read; unpack it, or use zip or tar
0 records: 0 good, 0 bad
yinsh: check: d.lz: this form of archive cannot be read; unpack it, or use zip or tar
0 records: 0 good, 0 bad
yinsh: check: -: this form of archive cannot be read; unpack it, or use zip or tar
0 records: 0 good, 0 bad
2 records: 1 good, 1 bad; 1 unfinished
yinsh: check: all.tar//folder/a.rar: this form of archive cannot be read; unpack it, or use zip or tar
1 record: 1 good, 0 bad
1 record: 1 good, 0 bad
