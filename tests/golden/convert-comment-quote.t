printf '[White "a"]\n1.e3 {"yinsh":1} { "x"} 2.a5 *\n' | yinsh convert -t gipf
== stdout
[White "a"]
[Result "*"]
[Rings "0-0"]
[Termination "unfinished"]

1.e3 {\x22yinsh":1} { \x22x"} 2.a5 *

