yinsh search --help
== stdout
Usage: yinsh search [OPTION]... [FILE]...
Find games by positions and by what happens in them.

Options:
  -p, --pattern=PATTERN  find positions that match a list such as 'We5 wf5 .g7', or
                       a position line, of these signs: rings W B, markers w b;
                       M m of the side to act, T t of the other side, O o of any;
                       * any piece, . no piece, ? anything
      --pattern-from=FILE  read the pattern, or a drawn board, from FILE
      --position=LINE  find this position, a line or turns such as '1.d5 2.e6'
      --like=FILE:TURN find the position after a turn of the first record of FILE;
                       FILE:RECORD:TURN names another record
      --symmetry=WHICH all or none of the board's symmetries [default: all]
      --swap-sides     also find it with the colours exchanged
      --shift          find it anywhere on the board
      --hits           write a table of all positions found instead of the records
  -c, --count          write only the number of records found
  -l, --files          write only the names of the files with such records
      --max=N          end after N records, positions or files
      --columns=LIST   with --hits, write these columns, of positions or of records;
                       separate their names by commas; +LIST adds them to the
                       usual ones
      --format=FORMAT  with --hits, tsv, csv, json or table [default: table on a
                       terminal, tsv otherwise]
      --no-head        omit the first line of --hits
  -o, --output=FILE    write to FILE, which appears when it is complete
      --split=DIR      write each record to a file of its own in DIR
      --force          with --split, replace existing files
  -f, --from=NOTATION  read this notation [default: detect it]
      --encoding=NAME  charset of records that name none and are not UTF-8
                       [default: windows-1252]
      --house=RULE     rule for the 51st marker in records that name no
                       variant: no-limit, pool-ends or pool-draws
      --variant=NAME   variant of records that name none [default: standard]
  -j, --jobs=N         use N threads [default: one per processor]
  -v, --verbose        report what is skipped; with check, also every record
      --diagnostics=FORM  form of messages: text, short, json or sarif
                       [default: text]
      --board          draw the position at each fault
      --tolerant       exit with status 0 even if records are bad
  -W, --warn=CODE=LEVEL  report faults of this code, or of this level, as error,
                       warning or style, or ignore them; error alone means
                       warning=error
      --max-faults=N   report at most N faults, and count the others
  -L, --follow         follow links in folders, wherever they lead
      --include=GLOB   in folders and archives, read only files that match
      --exclude=GLOB   skip files, folders and archives that match
      --files-from=F   read the files that F names, one per line
      --files0-from=F  the same, but each name ends with a NUL
      --part=I/N       read part I of N of the input
      --record=LIST    read only the records with these numbers in their files,
                       such as 3,7-9
      --where=FILTER   read only the records that match a filter, such as
                       'turns<40 && white=~/^Al/i'
      --progress[=WHEN]  show progress: auto, always or never [default: auto]
      --max-record=SIZE  longest record accepted [default: 4M]
      --max-expanded=SIZE, --max-ratio=N, --max-members=N
                       limits on what an archive may expand to
      --color[=WHEN]   use colour: auto, always or never [default: auto]
  -h, --help           show this help
      --version        show the version

Exit status: 0 success, 1 a record is bad, 2 trouble.

Examples:
  yinsh search -p 'We5 wf5 wg6' games.yin
  yinsh search --hits --like=game.yin:24 archive.zip
  yinsh search --hits --columns=position,record,turn -p 'wb3 wc4 wd5' games.yin |
      yinsh draw --positions=- -o 'boards/%n.svg'
  yinsh search -l --where='turns<40 && white=~/^Al/' games
