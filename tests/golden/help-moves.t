yinsh moves --help
== stdout
Usage: yinsh moves [OPTION]... [POSITION | TURN... | FILE...]
List the legal actions in a position, one per line.

Options:
      --format=FORMAT  text, or json for an object on each line [default: text]
      --color[=WHEN]   use colour: auto, always or never [default: auto]
  -h, --help           show this help
      --version        show the version

Exit status: 0 success, 1 a record is bad, 2 trouble.

Examples:
  yinsh moves
  yinsh show --format=position --turn=20 game.yin | yinsh moves
