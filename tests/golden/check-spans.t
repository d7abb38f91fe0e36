# Enough for many spans, and a fault in some of them, far after its beginning or at it.
awk 'BEGIN {
    for (i = 0; i < 16000; i++)
        print "[White \"Ida\"]\n[Black \"Bo\"]\n[Event \"a game of a long evening\"]\n\n1.e3 2." \
            (i % 4000 == 3210 ? "e3" : "e8") " *\n"
}' >"$WORK/long.yin"
cd "$WORK" && yinsh check --diagnostics=short -j 2 long.yin; yinsh check -q -j 3 long.yin long.yin 2>&1 | grep -c 'place-occupied'
== stdout
long.yin:19265:8: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
long.yin:43265:8: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
long.yin:67265:8: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
long.yin:91265:8: error: turn 2: e3 is occupied; a ring must be placed on a vacant point (rulebook D.2) [place-occupied]
8
== stderr
16000 records: 15996 good, 4 bad; 15996 unfinished
