yinsh --version && yinsh score --version
== stdout
yinsh 0.1.0
yinsh 0.1.0
