yinsh perft --help
== stdout
Usage: yinsh perft [OPTION]... [POSITION | TURN... | FILE...]
Count the sequences of actions from a position.

Options:
  -d, --depth=N        count up to N actions or turns, 1 to 20 [default: 3]
      --turns          count whole turns, with their actions in every order
      --format=FORMAT  text, or json for an object on each line [default: text]
      --color[=WHEN]   use colour: auto, always or never [default: auto]
  -h, --help           show this help
      --version        show the version

Exit status: 0 success, 1 a record is bad, 2 trouble.

Examples:
  yinsh perft --depth=2
  yinsh perft --turns '4/7/8/9/10/9/10/9/8/7/4 w place 0-0 1 standard'
