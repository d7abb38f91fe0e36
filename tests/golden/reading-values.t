file=samples/minimal.yin
for part in '' / 1 1/ /1 0/1 2/1 1/0 -1/2 +1/2 1/2/3 ' 1/2' '1/2 ' 1,2 a/b 1/2x 1/1000001 \
    99999999999999999999/99999999999999999999 4294967297/4294967297; do
    yinsh check --part="$part" $file || echo "status $?" >&2
done
for part in 1/1 1/1000000 01/02 1000000/1000000; do
    yinsh check --part="$part" $file || echo "status $?" >&2
done
for jobs in '' 0 1025 -1 +1 1x 0x2 ' 2' 1.5 99999999999 auto; do
    yinsh check -j "$jobs" $file || echo "status $?" >&2
done
yinsh check $file -j; yinsh check --jobs= $file; yinsh check -j1024 $file; yinsh check --jobs=007 $file
for size in '' 0 0K -1 +1 K 1KK 1KB 1Ki 1.5M '1 K' ' 1' 1e6 0x10 1P 99999999999999999999 \
    18446744073709551616 18446744073709551615K 18014398509481984K 16777216T 1; do
    yinsh check --max-expanded="$size" $file || echo "status $?" >&2
done
for size in 1k 1K 1m 1M 1g 1G 1t 1T 010 18446744073709551615 18014398509481983K 16777215T; do
    yinsh check -q --max-expanded="$size" --max-record="$size" --max-ratio="$size" \
        --max-members="$size" $file >/dev/null 2>&1 || echo "--max-...=$size: status $?" >&2
done
yinsh check --max-record=0 $file; yinsh check --max-ratio=x $file; yinsh check --max-members= $file
yinsh check $file --max-record; yinsh check --progress=often $file; yinsh check --progress= $file
yinsh check --tolerant=yes $file; yinsh moves --tolerant; yinsh perft --part=1/2; yinsh notations -j 2
== status 2
== stderr
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not ''
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '/'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '1'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '1/'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '/1'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '0/1'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '2/1'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '1/0'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '-1/2'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '+1/2'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '1/2/3'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not ' 1/2'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '1/2 '
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '1,2'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not 'a/b'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '1/2x'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '1/1000001'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '99999999999999999999/99999999999999999999'
Try 'yinsh check --help'.
status 2
yinsh: check: --part takes I/N with I from 1 to N, such as 2/5, not '4294967297/4294967297'
Try 'yinsh check --help'.
status 2
1 record: 1 good, 0 bad
1 record: 1 good, 0 bad
1 record: 1 good, 0 bad
0 records: 0 good, 0 bad
yinsh: check: --jobs takes a number from 1 to 1024, not ''
Try 'yinsh check --help'.
status 2
yinsh: check: --jobs takes a number from 1 to 1024, not '0'
Try 'yinsh check --help'.
status 2
yinsh: check: --jobs takes a number from 1 to 1024, not '1025'
Try 'yinsh check --help'.
status 2
yinsh: check: --jobs takes a number from 1 to 1024, not '-1'
Try 'yinsh check --help'.
status 2
yinsh: check: --jobs takes a number from 1 to 1024, not '+1'
Try 'yinsh check --help'.
status 2
yinsh: check: --jobs takes a number from 1 to 1024, not '1x'
Try 'yinsh check --help'.
status 2
yinsh: check: --jobs takes a number from 1 to 1024, not '0x2'
Try 'yinsh check --help'.
status 2
yinsh: check: --jobs takes a number from 1 to 1024, not ' 2'
Try 'yinsh check --help'.
status 2
yinsh: check: --jobs takes a number from 1 to 1024, not '1.5'
Try 'yinsh check --help'.
status 2
yinsh: check: --jobs takes a number from 1 to 1024, not '99999999999'
Try 'yinsh check --help'.
status 2
yinsh: check: --jobs takes a number from 1 to 1024, not 'auto'
Try 'yinsh check --help'.
status 2
yinsh: check: option -j needs a value
Try 'yinsh check --help'.
yinsh: check: --jobs takes a number from 1 to 1024, not ''
Try 'yinsh check --help'.
1 record: 1 good, 0 bad
1 record: 1 good, 0 bad
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not ''
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '0'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '0K'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '-1'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '+1'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not 'K'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '1KK'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '1KB'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '1Ki'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '1.5M'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '1 K'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not ' 1'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '1e6'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '0x10'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '1P'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '99999999999999999999'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '18446744073709551616'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '18446744073709551615K'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '18014398509481984K'
Try 'yinsh check --help'.
status 2
yinsh: check: --max-expanded takes a number above 0, optionally followed by K, M, G or T, not '16777216T'
Try 'yinsh check --help'.
status 2
1 record: 1 good, 0 bad
--max-...=010: status 1
yinsh: check: --max-record takes a number above 0, optionally followed by K, M, G or T, not '0'
Try 'yinsh check --help'.
yinsh: check: --max-ratio takes a number above 0, optionally followed by K, M, G or T, not 'x'
Try 'yinsh check --help'.
yinsh: check: --max-members takes a number above 0, optionally followed by K, M, G or T, not ''
Try 'yinsh check --help'.
yinsh: check: option --max-record needs a value
Try 'yinsh check --help'.
yinsh: check: --progress: unknown value 'often'; choose from: auto, always, never
yinsh: check: --progress: unknown value ''; choose from: auto, always, never
yinsh: check: option --tolerant takes no value
Try 'yinsh check --help'.
yinsh: moves: unknown option '--tolerant'
Try 'yinsh moves --help'.
yinsh: perft: unknown option '--part=1/2'
Try 'yinsh perft --help'.
yinsh: notations: unknown option '-j'
Try 'yinsh notations --help'.
