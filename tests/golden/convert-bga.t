yinsh convert -t bga samples/comments.yin samples/blitz.yin | awk '{ print substr($0, 1, 300) }' | sed -n 1,90p
== stdout
Ida Brandt places a ring on J6
白石 places a ring on C8
Ida Brandt places a ring on D6
白石 places a ring on H11
Ida Brandt places a ring on B6
白石 places a ring on F10
Ida Brandt places a ring on C4
白石 places a ring on D1
Ida Brandt places a ring on E6
白石 places a ring on K8
Ida Brandt places a marker on D6
Ida Brandt moves a ring from D6 to I11
白石 places a marker on H11
白石 moves a ring from H11 to H4
Ida Brandt places a marker on E6
Ida Brandt moves a ring from E6 to E2
白石 places a marker on F10
白石 moves a ring from F10 to F2
Ida Brandt places a marker on B6
Ida Brandt moves a ring from B6 to B1
白石 places a marker on D1
白石 moves a ring from D1 to D7 and flips 1 markers
Ida Brandt places a marker on I11
Ida Brandt moves a ring from I11 to C5 and flips 1 markers
白石 places a marker on D7
白石 moves a ring from D7 to D5 and flips 1 markers
Ida Brandt places a marker on C5
Ida Brandt moves a ring from C5 to E7 and flips 1 markers
白石 places a marker on D5
白石 moves a ring from D5 to B5 and flips 1 markers
Ida Brandt places a marker on E7
Ida Brandt moves a ring from E7 to C7 and flips 1 markers
白石 places a marker on B5
白石 moves a ring from B5 to E8 and flips 1 markers
Ida Brandt places a marker on C4
Ida Brandt moves a ring from C4 to C6 and flips 1 markers
白石 places a marker on E8
白石 moves a ring from E8 to G8
Ida Brandt places a marker on C6
Ida Brandt moves a ring from C6 to F9 and flips 2 markers
白石 places a marker on G8
白石 moves a ring from G8 to B3 and flips 3 markers
Ida Brandt places a marker on F9
Ida Brandt moves a ring from F9 to I9
白石 places a marker on C8
白石 moves a ring from C8 to F8 and flips 1 markers
Ida Brandt places a marker on E2
Ida Brandt moves a ring from E2 to E9 and flips 3 markers
白石 places a marker on F8
白石 moves a ring from F8 to D8 and flips 1 markers
Ida Brandt places a marker on E9
Ida Brandt moves a ring from E9 to E5 and flips 3 markers
白石 places a marker on D8
白石 moves a ring from D8 to D4 and flips 3 markers
Ida Brandt places a marker on E5
Ida Brandt moves a ring from E5 to A5 and flips 3 markers
白石 places a marker on D4
白石 moves a ring from D4 to F6 and flips 1 markers
Ida Brandt places a marker on C7
Ida Brandt moves a ring from C7 to G11 and flips 3 markers
白石 places a marker on B3
白石 moves a ring from B3 to B7 and flips 2 markers
Ida Brandt places a marker on A5
Ida Brandt moves a ring from A5 to F5 and flips 4 markers
白石 places a marker on B7
白石 moves a ring from B7 to F7 and flips 3 markers
Ida Brandt removes a row of markers from B5 to F9
Ida Brandt removes a ring from F5
Ida Brandt places a marker on I9
Ida Brandt moves a ring from I9 to D9 and flips 1 markers
白石 places a marker on H4
白石 moves a ring from H4 to H7
Ida Brandt places a marker on G11
Ida Brandt moves a ring from G11 to G7 and flips 1 markers
白石 places a marker on F7
白石 moves a ring from F7 to H9 and flips 1 markers
白石 removes a row of markers from B3 to F7
白石 removes a ring from K8
Ida Brandt places a marker on G7
Ida Brandt moves a ring from G7 to D7 and flips 1 markers
白石 places a marker on F6
白石 moves a ring from F6 to H8 and flips 1 markers
Ida Brandt places a marker on D7
Ida Brandt moves a ring from D7 to D5 and flips 1 markers
白石 places a marker on H8
白石 moves a ring from H8 to J10 and flips 1 markers
Ida Brandt places a marker on D5
Ida Brandt moves a ring from D5 to D3 and flips 1 markers
Ida Brandt removes a row of markers from D4 to D8
Ida Brandt removes a ring from J6
== stderr
yinsh: convert: warning: bga cannot hold some tags of 6 records
yinsh: convert: warning: bga cannot hold the comments of 2 records
yinsh: convert: warning: bga cannot hold the clocks of 1 record
yinsh: convert: warning: bga cannot hold the marks ! and ? of 1 record
yinsh: convert: warning: bga cannot hold the end of the game of 2 records
yinsh: convert: warning: bga cannot hold the variant of 4 records
