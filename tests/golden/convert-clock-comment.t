# A comment that says what the official notation has for clocks stays a comment.
printf '{"yinsh":1,"actions":[],"notes":[{"comment":"[%%tm 1]"},{"comment":"[%%tm 1"},{"clock":2}]}\n' |
    yinsh convert -t gipf -o "$WORK/clock.yin"
cat "$WORK/clock.yin"
yinsh convert -t json "$WORK/clock.yin"
== stdout
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

{\x5b%tm 1]} {[%tm 1} {[%tm 2]} *

{"yinsh":1,"tags":{},"variant":"standard","result":"*","end":"unfinished","rings":[0,0],"notes":[{"comment":"[%tm 1]"},{"comment":"[%tm 1"},{"clock":2}],"actions":[],"final":"4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard"}
