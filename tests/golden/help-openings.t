yinsh openings --help
== stdout
Usage: yinsh openings [OPTION]... [FILE]...
Show how games went on from a position, as a tree.

Options:
      --position=LINE  begin at this position, or after turns [default: the empty board]
      --depth=N        show N actions from there [default: 4]
      --min=N          show only positions of N games or more [default: 1]
      --player=NAME    count only the games of this player
      --alias=FILE     read from FILE which names mean the same player
      --as=SIDE        count only those in which the player was white or black
      --sort=ORDER     sort continuations by games, score, turns, last or move
                       [default: games]
      --reverse        sort in the opposite order: with --sort=score, what scored
                       best for Black comes first
      --features       show where and how rings were placed instead of the tree
      --format=FORMAT  text, tsv, csv or json [default: text]
  -o, --output=FILE    write to FILE instead of standard output
      --partial        write sums in the form that --merge reads
      --merge          add up sums of --partial instead of reading records
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
  yinsh openings --sort=score --reverse --min=5 games.yin
  yinsh openings --depth=10 --min=20 archive.zip
  yinsh openings --player='Ida Brandt' --as=white games.yin
  yinsh openings --features games.yin
