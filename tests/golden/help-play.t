yinsh play --help
== stdout
Usage: yinsh play [OPTION]... [POSITION | TURN...]
Judge the actions of a game line by line, as a referee.

Options:
      --format=FORMAT  text, or json for an object on each line [default: text]
      --color[=WHEN]   use colour: auto, always or never [default: auto]
  -h, --help           show this help
      --version        show the version

Exit status: 0 success, 1 a record is bad, 2 trouble.

Examples:
  yinsh play
  yinsh play '4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 blitz'
