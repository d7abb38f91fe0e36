for name in '' chess standard+ steal +steal Blitz standard+steal+steal standard+no-limit+pool-ends blitz+pool; do yinsh check --variant="$name"; echo "status $?" >&2; done; yinsh moves --variant=blitz
== status 2
== stderr
yinsh: check: --variant takes standard or blitz, optionally followed by +steal and by one of +no-limit, +pool-ends and +pool-draws, not ''
Try 'yinsh check --help'.
status 2
yinsh: check: --variant takes standard or blitz, optionally followed by +steal and by one of +no-limit, +pool-ends and +pool-draws, not 'chess'
Try 'yinsh check --help'.
status 2
yinsh: check: --variant takes standard or blitz, optionally followed by +steal and by one of +no-limit, +pool-ends and +pool-draws, not 'standard+'
Try 'yinsh check --help'.
status 2
yinsh: check: --variant takes standard or blitz, optionally followed by +steal and by one of +no-limit, +pool-ends and +pool-draws, not 'steal'
Try 'yinsh check --help'.
status 2
yinsh: check: --variant takes standard or blitz, optionally followed by +steal and by one of +no-limit, +pool-ends and +pool-draws, not '+steal'
Try 'yinsh check --help'.
status 2
yinsh: check: --variant takes standard or blitz, optionally followed by +steal and by one of +no-limit, +pool-ends and +pool-draws, not 'Blitz'
Try 'yinsh check --help'.
status 2
yinsh: check: --variant takes standard or blitz, optionally followed by +steal and by one of +no-limit, +pool-ends and +pool-draws, not 'standard+steal+steal'
Try 'yinsh check --help'.
status 2
yinsh: check: --variant takes standard or blitz, optionally followed by +steal and by one of +no-limit, +pool-ends and +pool-draws, not 'standard+no-limit+pool-ends'
Try 'yinsh check --help'.
status 2
yinsh: check: --variant takes standard or blitz, optionally followed by +steal and by one of +no-limit, +pool-ends and +pool-draws, not 'blitz+pool'
Try 'yinsh check --help'.
status 2
yinsh: moves: unknown option '--variant=blitz'
Try 'yinsh moves --help'.
