yinsh notations gipf
== status 2
== stderr
yinsh: notations: takes no operand 'gipf'
Try 'yinsh notations --help'.
