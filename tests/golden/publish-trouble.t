cp samples/minimal.yin samples/broken/no-record.yin "$WORK"; cd "$WORK"; yinsh publish minimal.yin; echo $?; yinsh publish -o none/site minimal.yin; echo $?; yinsh publish -o minimal.yin minimal.yin; echo $?; yinsh publish -o site no-record.yin; echo $?; find site -type f; yinsh publish -o site missing.yin; echo $?; yinsh publish -o site minimal.yin && touch site/more && yinsh publish --no-downloads -o site minimal.yin; echo $?; ls site; rm site/site.manifest; yinsh publish -o site minimal.yin; echo $?; mkdir full && ln -s ../site full/data && yinsh publish --force -o full minimal.yin; echo $?; yinsh publish --theme=none -o other minimal.yin; echo $?; yinsh publish --anonymous --theme=dark --no-downloads -o other minimal.yin; cat other/assets/theme.css other/data/players.js
== stdout
2
2
2
1
2
0
assets
data
downloads
games.html
images
index.html
more
openings.html
players.html
site.manifest
statistics.html
2
2
2
:root{--font:sans-serif;--paper:#1e2127;--line:#5b6270;--coordinate:#a4acba;--text:#eceef2;--white:#f4f0e4;--white-edge:#8c8673;--black:#0b0c0e;--black-edge:#9aa3b2;--move:#ff8a65;--row:#6b5523;--removed:#ffb454;--fault:#ff6b7d}
figure img{filter:none}
yinsh.players([
]);
== stderr
yinsh: publish: option --output=DIR is required
Try 'yinsh publish --help'.
yinsh: publish: none/site: No such file or directory
yinsh: publish: minimal.yin: Not a directory
no-record.yin:1:1: error: no game record found: only comments or text between records, interpreted as gipf (notation) [no-record]
       = help: Omit the file, or check why no game was written to it. If its text contains records, use -f to name their notation.
yinsh: publish: no good records found; no site was written
yinsh: publish: missing.yin: No such file or directory
yinsh: publish: site: the folder holds something else than a site; choose another, or use --force
yinsh: publish: full/data: Not a directory
yinsh: publish: --theme: unknown value 'none'; choose from: paper, colour, dark, distinct
