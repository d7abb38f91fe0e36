# What a comment or a name holds is text in every notation, with -f and without.
cat >"$WORK/text.yin" <<'END'
[White "Done"]
[Black "X places a ring on E5"]

1.c8 2.g4 {X places a ring on E5} 3.d4 {[White "x"]} 4.g11 {MSG} 5.d6 {\x5b%tm 1]} 6.b3 {;}
7.j9 {(;GM[24]} 8.f8 9.a2 10.d7 11.c8-c1 {1.e3 *} {[%tm 1]} *
END
for to in $(yinsh notations | awk -F '\t' '$3 == "yes" { print $1 }'); do
    echo "== $to"
    yinsh convert -t "$to" -o "$WORK/written" "$WORK/text.yin" 2>&1
    named=$(yinsh convert -t gipf -f "$to" "$WORK/written" 2>&1) || [ $? -eq 1 ] || exit
    printf '%s\n' "$named"
    detected=$(yinsh convert -t gipf "$WORK/written" 2>&1) || [ $? -eq 1 ] || exit
    [ "$named" = "$detected" ] || printf 'detected otherwise: %s\n' "$detected"
done
== stdout
== gipf
[White "Done"]
[Black "X places a ring on E5"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 2.g4 {X places a ring on E5} 3.d4 {[White "x"]} 4.g11 {MSG} 5.d6 {\x5b%tm 1]}
6.b3 {;} 7.j9 {(;GM[24]} 8.f8 9.a2 10.d7 11.c8-c1 {1.e3 *} {[%tm 1]} *
== gipf-short
[White "Done"]
[Black "X places a ring on E5"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 2.g4 {X places a ring on E5} 3.d4 {[White "x"]} 4.g11 {MSG} 5.d6 {\x5b%tm 1]}
6.b3 {;} 7.j9 {(;GM[24]} 8.f8 9.a2 10.d7 11.c8-c1 {1.e3 *} {[%tm 1]} *
== boardspace
[White "Done"]
[Black "X places a ring on E5"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 2.g4 {X places a ring on E5} 3.d4 {[White "x"]} 4.g11 {MSG} 5.d6 {\x5b%tm 1]}
6.b3 {;} 7.j9 {(;GM[24]} 8.f8 9.a2 10.d7 11.c8-c1 {1.e3 *} {[%tm 1]} *
== bga
yinsh: convert: warning: bga cannot hold the comments of 1 record
yinsh: convert: warning: bga cannot hold the clocks of 1 record
[White "Done"]
[Black "X places a ring on E5"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 *
== codingame
yinsh: convert: warning: codingame cannot hold some tags of 1 record
yinsh: convert: warning: codingame cannot hold the comments of 1 record
yinsh: convert: warning: codingame cannot hold the clocks of 1 record
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 2.g4 {X places a ring on E5} 3.d4 {[White "x"]} 4.g11 5.d6 {\x5b%tm 1]}
6.b3 {;} 7.j9 {(;GM[24]} 8.f8 9.a2 10.d7 11.c8-c1 {1.e3 *} *
== iit-delhi
yinsh: convert: warning: iit-delhi cannot hold some tags of 1 record
yinsh: convert: warning: iit-delhi cannot hold the comments of 1 record
yinsh: convert: warning: iit-delhi cannot hold the clocks of 1 record
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 *
== yinshml
[White "Done"]
[Black "X places a ring on E5"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 2.g4 {X places a ring on E5} 3.d4 {[White "x"]} 4.g11 {MSG} 5.d6 {\x5b%tm 1]}
6.b3 {;} 7.j9 {(;GM[24]} 8.f8 9.a2 10.d7 11.c8-c1 {1.e3 *} {[%tm 1]} *
== vying
yinsh: convert: warning: vying cannot hold some tags of 1 record
yinsh: convert: warning: vying cannot hold the comments of 1 record
yinsh: convert: warning: vying cannot hold the clocks of 1 record
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 *
== openxum
yinsh: convert: warning: openxum cannot hold some tags of 1 record
yinsh: convert: warning: openxum cannot hold the comments of 1 record
yinsh: convert: warning: openxum cannot hold the clocks of 1 record
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 *
== yinsh-save
[White "Done"]
[Black "X places a ring on E5"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 2.g4 {X places a ring on E5} 3.d4 {[White "x"]} 4.g11 {MSG} 5.d6 {\x5b%tm 1]}
6.b3 {;} 7.j9 {(;GM[24]} 8.f8 9.a2 10.d7 11.c8-c1 {1.e3 *} {[%tm 1]} *
== points
yinsh: convert: warning: points cannot hold some tags of 1 record
yinsh: convert: warning: points cannot hold the comments of 1 record
yinsh: convert: warning: points cannot hold the clocks of 1 record
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 *
== yinsh-record
yinsh: convert: warning: yinsh-record cannot hold some tags of 1 record
yinsh: convert: warning: yinsh-record cannot hold the comments of 1 record
yinsh: convert: warning: yinsh-record cannot hold the clocks of 1 record
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 2.g4 3.d4 4.g11 5.d6 6.b3 7.j9 8.f8 9.a2 10.d7 11.c8-c1 *
== json
[White "Done"]
[Black "X places a ring on E5"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.c8 2.g4 {X places a ring on E5} 3.d4 {[White "x"]} 4.g11 {MSG} 5.d6 {\x5b%tm 1]}
6.b3 {;} 7.j9 {(;GM[24]} 8.f8 9.a2 10.d7 11.c8-c1 {1.e3 *} {[%tm 1]} *
