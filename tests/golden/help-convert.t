yinsh convert --help
== stdout
Usage: yinsh convert [-t NOTATION] [OPTION]... [FILE]...
Write every good record in another notation.

Options:
  -t, --to=NOTATION    write this notation; see yinsh notations [default: as
                       the name of FILE ends]
  -o, --output=FILE    write to FILE, which appears when it is complete
      --split=DIR      write each record to a file of its own in DIR
      --force          with --split, replace existing files
      --keep-going     also write the legal part of bad records, tagged Fault
      --actions        with -t json, also write the position after each action
      --no-comments    do not write comments
      --no-clocks      do not write clocks
      --no-marks       do not write marks such as ! and ?
      --anonymous      number the players, and omit all that names anybody
      --tags=LIST      of the tags write only these, for example White,Black,Date
      --map=SYMMETRY   turn or mirror the board, for example turn60 or mirror
      --set=TAG=VALUE  set a tag; in the value, %n is the number of the record
      --unset=TAG      remove a tag
      --until=TURN     write only the turns up to TURN
      --sort=LIST      sort by columns of score; those after - descend
      --head=N         write only the first N records
      --split-by=WHAT  with --split, write a file for each player, event or day
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
  yinsh convert -t gipf game.sgf
  yinsh convert -o games.sgf games.yin
  yinsh convert -t gipf --split=games archive.zip
  yinsh convert -t gipf --sort=day,-turns --set=Round=%n games/
