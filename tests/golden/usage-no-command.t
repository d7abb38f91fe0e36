yinsh
== status 2
== stderr
Usage: yinsh COMMAND [OPTION]... [FILE]...
Check, repair, convert, show and score records of YINSH games.
With no FILE, or if FILE is -, read standard input.

Commands:
  check      Replay every record and report its faults
  repair     Repair records that have exactly one legal reading
  convert    Write every good record in another notation
  show       Show the position at the end of a record or after a turn
  draw       Draw diagrams of positions
  replay     Write a web page to play through games
  publish    Write a web site of games, players, openings and statistics
  history    List the rows that were removed and the path of every ring
  search     Find games by positions and by what happens in them
  score      Write one line per record, or standings, ratings and other sums
  events     Write one line per turn, for tables and databases
  unique     Write records without duplicates, or list the duplicates
  diff       Compare the records of two files, folders or archives
  openings   Show how games went on from a position, as a tree
  stats      Write statistics of games: results, lengths, moves, times, maps
  perft      Count the sequences of actions from a position
  moves      List the legal actions in a position, one per line
  play       Judge the actions of a game line by line, as a referee
  notations  List the notations that yinsh reads and writes
  explain    Explain what a fault or a clause means, and what to do

Options:
  -h, --help     show this help, or after a command the help for that command;
                 yinsh help and yinsh help COMMAND do the same
      --version  show the version, as yinsh version does

Exit status: 0 success, 1 a record is bad, 2 trouble.

Examples:
  yinsh check games.yin
  yinsh score *.sgf > scores.tsv

See yinsh(1) for the manual and yinsh-notation(5) for the notations.
