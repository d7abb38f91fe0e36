yinsh explain --help
== stdout
Usage: yinsh explain [OPTION]... [CODE|CLAUSE]...
Explain what a fault or a clause means, and what to do.

Options:
      --format=FORMAT  write a table instead: tsv, csv, json or table
      --color[=WHEN]   use colour: auto, always or never [default: auto]
  -h, --help           show this help
      --version        show the version

Exit status: 0 success, 1 a record is bad, 2 trouble.

Examples:
  yinsh explain
  yinsh explain move-past-block
  yinsh explain E.3
