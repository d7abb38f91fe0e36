yinsh moves "$(yinsh show --format=position samples/minimal.yin)"
