for format in tsv csv json table; do yinsh score --no-head --format=$format --columns=white,turns samples/comments.yin || exit; done
== stdout
Ida Brandt	54
Zoë Marchetti	33
Ida Brandt,54
Zoë Marchetti,33
{"white":"Ida Brandt","turns":54}
{"white":"Zoë Marchetti","turns":33}
Ida Brandt     54
Zoë Marchetti  33
