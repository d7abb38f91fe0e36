for notation in $(yinsh notations | awk '$3 == "yes" { print $1 }'); do
    yinsh convert -t "$notation" samples/comments.yin samples/blitz.yin samples/position.yin samples/steal.yin samples/pass.yin samples/house.yin >"$WORK/out"
    echo "status $?"
done
== stdout
status 0
status 0
status 0
status 1
status 1
status 1
status 0
status 1
status 1
status 1
status 1
status 1
status 0
== stderr
yinsh: convert: warning: bga cannot hold some tags of 11 records
yinsh: convert: warning: bga cannot hold the comments of 2 records
yinsh: convert: warning: bga cannot hold the clocks of 1 record
yinsh: convert: warning: bga cannot hold the marks ! and ? of 1 record
yinsh: convert: warning: bga cannot hold the end of the game of 2 records
yinsh: convert: warning: bga cannot hold the start position of 8 records, omitted
yinsh: convert: warning: bga cannot hold the house rule for the 51st marker of 4 records
yinsh: convert: warning: bga cannot hold the variant of 6 records
yinsh: convert: warning: bga cannot hold the stolen ring of 2 records, omitted
yinsh: convert: warning: codingame cannot hold some tags of 13 records
yinsh: convert: warning: codingame cannot hold the comments of 1 record
yinsh: convert: warning: codingame cannot hold the clocks of 1 record
yinsh: convert: warning: codingame cannot hold the marks ! and ? of 2 records
yinsh: convert: warning: codingame cannot hold the end of the game of 2 records
yinsh: convert: warning: codingame cannot hold the start position of 8 records, omitted
yinsh: convert: warning: codingame cannot hold the house rule for the 51st marker of 5 records
yinsh: convert: warning: codingame cannot hold the variant of 7 records
yinsh: convert: warning: iit-delhi cannot hold some tags of 11 records
yinsh: convert: warning: iit-delhi cannot hold the comments of 2 records
yinsh: convert: warning: iit-delhi cannot hold the clocks of 1 record
yinsh: convert: warning: iit-delhi cannot hold the marks ! and ? of 1 record
yinsh: convert: warning: iit-delhi cannot hold the end of the game of 2 records
yinsh: convert: warning: iit-delhi cannot hold the start position of 8 records, omitted
yinsh: convert: warning: iit-delhi cannot hold the house rule for the 51st marker of 4 records
yinsh: convert: warning: iit-delhi cannot hold the variant of 6 records
yinsh: convert: warning: iit-delhi cannot hold the stolen ring of 2 records, omitted
yinsh: convert: warning: vying cannot hold some tags of 11 records
yinsh: convert: warning: vying cannot hold the comments of 2 records
yinsh: convert: warning: vying cannot hold the clocks of 1 record
yinsh: convert: warning: vying cannot hold the marks ! and ? of 1 record
yinsh: convert: warning: vying cannot hold the start position of 8 records, omitted
yinsh: convert: warning: vying cannot hold the house rule for the 51st marker of 4 records
yinsh: convert: warning: vying cannot hold the variant of 6 records
yinsh: convert: warning: vying cannot hold the stolen ring of 2 records, omitted
yinsh: convert: warning: openxum cannot hold some tags of 11 records
yinsh: convert: warning: openxum cannot hold the comments of 2 records
yinsh: convert: warning: openxum cannot hold the clocks of 1 record
yinsh: convert: warning: openxum cannot hold the marks ! and ? of 1 record
yinsh: convert: warning: openxum cannot hold the end of the game of 2 records
yinsh: convert: warning: openxum cannot hold the start position of 8 records, omitted
yinsh: convert: warning: openxum cannot hold the house rule for the 51st marker of 4 records
yinsh: convert: warning: openxum cannot hold the variant of 6 records
yinsh: convert: warning: openxum cannot hold the stolen ring of 2 records, omitted
yinsh: convert: warning: yinsh-save cannot hold the start position of 8 records, omitted
yinsh: convert: warning: yinsh-save cannot hold the stolen ring of 2 records, omitted
yinsh: convert: warning: points cannot hold some tags of 11 records
yinsh: convert: warning: points cannot hold the comments of 2 records
yinsh: convert: warning: points cannot hold the clocks of 1 record
yinsh: convert: warning: points cannot hold the marks ! and ? of 1 record
yinsh: convert: warning: points cannot hold the end of the game of 2 records
yinsh: convert: warning: points cannot hold the start position of 8 records, omitted
yinsh: convert: warning: points cannot hold the house rule for the 51st marker of 4 records
yinsh: convert: warning: points cannot hold the variant of 6 records
yinsh: convert: warning: points cannot hold the stolen ring of 2 records, omitted
yinsh: convert: warning: yinsh-record cannot hold some tags of 11 records
yinsh: convert: warning: yinsh-record cannot hold the comments of 2 records
yinsh: convert: warning: yinsh-record cannot hold the clocks of 1 record
yinsh: convert: warning: yinsh-record cannot hold the marks ! and ? of 1 record
yinsh: convert: warning: yinsh-record cannot hold the end of the game of 2 records
yinsh: convert: warning: yinsh-record cannot hold the start position of 8 records, omitted
yinsh: convert: warning: yinsh-record cannot hold the house rule for the 51st marker of 4 records
yinsh: convert: warning: yinsh-record cannot hold the variant of 6 records
yinsh: convert: warning: yinsh-record cannot hold the stolen ring of 2 records, omitted
