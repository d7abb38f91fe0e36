# A run that writes no site removes the folders that it made, and no others.
try() { "$@" 2>/dev/null; echo "status $?"; }
cp samples/minimal.yin samples/broken/no-record.yin "$WORK"
cd "$WORK" || exit
mkdir -p empty half/data linked && ln -s linked link
for folder in new new/ empty half link .; do
    try yinsh publish -o $folder no-record.yin
    try yinsh publish -o $folder missing.yin
done
try yinsh publish -o new --theme=none minimal.yin
find . | sort
echo '--- and of a site those that stay empty'
try yinsh publish -o site --no-downloads minimal.yin
try yinsh publish -o site no-record.yin
find site -type d | sort
== stdout
status 1
status 2
status 1
status 2
status 1
status 2
status 1
status 2
status 1
status 2
status 2
status 2
status 2
.
./empty
./half
./half/data
./link
./linked
./minimal.yin
./no-record.yin
--- and of a site those that stay empty
status 0
status 1
site
site/assets
site/data
site/images
