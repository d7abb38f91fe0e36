yinsh draw --help
== stdout
Usage: yinsh draw [OPTION]... [FILE]...
Draw diagrams of positions.

Options:
  -o, --output=FILE    write to FILE; with %f, %r or %t in its name, which stand for
                       file, record and turn, a file for each diagram
      --format=FORMAT  svg, png or pdf [default: as the name of FILE ends, or svg]
      --force          replace existing files if there is a file for each diagram; a
                       single FILE is always replaced
  -n, --turn=N         draw the position after turn N; 0 is the start
      --turns=LIST     draw these turns, such as 3,7-9
      --every=N        draw every Nth turn
      --rows           draw every turn in which a row is removed
      --faults         draw every fault that has a position, but only the first error
                       of a record
      --all            with --faults, continue after illegal actions to find more
      --position=LINE  draw this position, and read no records
      --positions=FILE draw the positions in FILE, one in each line, which may have a
                       name after a tab; %n in the name of an output stands for it
      --size=N         make diagrams N pixels wide [default: 440]
      --theme=THEME    paper, colour, dark, distinct, or a file [default: paper]
      --no-coordinates draw no letters and numbers around the board
      --bottom=SIDE    white or black below [default: white]
      --map=SYMMETRY   turn or mirror the board, for example turn60 or mirror
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
  yinsh draw game.yin >game.svg
  yinsh show --format=position games.yin |
      yinsh draw --positions=- -o 'boards/%r.svg'
  yinsh draw --rows -o 'boards/%f-%r-%t.svg' games.yin
