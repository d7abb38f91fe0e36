yinsh convert -t gipf -o samples/no-such-folder/a.yin samples/minimal.yin; echo "status $?"; cd "$WORK" && echo old > a.yin && yinsh convert -t gipf -o a.yin no-such-file.yin; echo "status $?"; ls; cat a.yin
== stdout
status 2
status 2
a.yin
old
== stderr
yinsh: convert: samples/no-such-folder: this folder does not exist; make it first
yinsh: convert: no-such-file.yin: No such file or directory
