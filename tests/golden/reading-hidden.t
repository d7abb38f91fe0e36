mkdir "$WORK/in" && cp samples/minimal.yin "$WORK/in/a.txt" && cd "$WORK" || exit
# Of what cannot be unpacked at all nobody knows whether it was an archive of files that match.
printf '\037\213\010\000\000\000\000\000\000\003\377\377\377 no more' >in/b.tgz
yinsh check --include='*.txt' in 2>err
echo "status $?" && sed 's/^\(.*b.tgz\): .*/\1: why/' err
== stdout
status 2
yinsh: check: in/b.tgz: why
1 record: 1 good, 0 bad
