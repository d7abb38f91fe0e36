yinsh chekc samples/minimal.yin
yinsh samples/minimal.yin
yinsh help shwo
yinsh version extra
yinsh help convert extra | head -n 2
yinsh help help | head -n 1
== stdout
yinsh 0.1.0
Usage: yinsh convert [-t NOTATION] [OPTION]... [FILE]...
Write every good record in another notation.
Usage: yinsh COMMAND [OPTION]... [FILE]...
== stderr
yinsh: unknown command 'chekc'; did you mean check?
Try 'yinsh --help'.
yinsh: unknown command 'samples/minimal.yin'; did you mean yinsh check 'samples/minimal.yin'?
Try 'yinsh --help'.
yinsh: unknown command 'shwo'
Try 'yinsh --help'.
