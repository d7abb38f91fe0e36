yinsh notations --help
== stdout
Usage: yinsh notations [OPTION]...
List the notations that yinsh reads and writes.

Options:
      --format=FORMAT  tsv, csv, json or table [default: tsv]
      --color[=WHEN]   use colour: auto, always or never [default: auto]
  -h, --help           show this help
      --version        show the version

Exit status: 0 success, 1 a record is bad, 2 trouble.

Examples:
  yinsh notations
