yinsh convert samples/minimal.yin
== status 2
== stderr
yinsh: convert: option --to=NOTATION is required
Try 'yinsh convert --help'.
