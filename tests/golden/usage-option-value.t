yinsh show --turn; echo "status $?" >&2; yinsh show --turn=x; echo "status $?" >&2; yinsh show -n 100000; echo "status $?" >&2; yinsh show --turn=-1; echo "status $?" >&2; yinsh perft -d 0; echo "status $?" >&2; yinsh perft --depth 21
== status 2
== stderr
yinsh: show: option --turn needs a value
Try 'yinsh show --help'.
status 2
yinsh: show: --turn takes a number from 0 to 99999, not 'x'
Try 'yinsh show --help'.
status 2
yinsh: show: --turn takes a number from 0 to 99999, not '100000'
Try 'yinsh show --help'.
status 2
yinsh: show: --turn takes a number from 0 to 99999, not '-1'
Try 'yinsh show --help'.
status 2
yinsh: perft: --depth takes a number from 1 to 20, not '0'
Try 'yinsh perft --help'.
status 2
yinsh: perft: --depth takes a number from 1 to 20, not '21'
Try 'yinsh perft --help'.
