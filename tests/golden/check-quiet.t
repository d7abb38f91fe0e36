yinsh check --quiet samples/tournament.yin
