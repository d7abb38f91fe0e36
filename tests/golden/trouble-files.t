yinsh check no-such-file.yin tests/no-such-folder/ samples/minimal.yin
== status 2
== stderr
yinsh: check: no-such-file.yin: No such file or directory
yinsh: check: tests/no-such-folder/: No such file or directory
1 record: 1 good, 0 bad
