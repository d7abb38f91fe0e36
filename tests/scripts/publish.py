# SPDX-License-Identifier: BSD-2-Clause
"""Reads web sites of games: that their figures are those of score and stats, which files a run
changes and removes, that nothing in a record is markup or leaves the folder, and what an anonymous
site tells.  Run by tests/scripts/publish.sh; prints TAP."""

import fcntl
import glob
import html.parser
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import time

from games import parse
from tap import (MARKUP, PROGRAM, SCRATCH, SLOW, SOURCES, generate, output, plan, read_tricks, report, run,
                 unescape)

NAME = re.compile(r"((assets|data|downloads|images)/)?[a-z0-9-]+\.[a-z0-9]+")
SAMPLES = sorted(glob.glob(f"{SOURCES}/samples/*.yin") + glob.glob(f"{SOURCES}/samples/*.sgf"))


def files_of(site):
    """The files below a folder, by their names there: the time of their last change and their bytes."""
    found = {}
    for folder, _, names in os.walk(os.path.join(SCRATCH, site)):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, os.path.join(SCRATCH, site))] = (
                    os.stat(path).st_mtime_ns, file.read())
    return found


def bytes_of(site):
    return {name: data for name, (_, data) in files_of(site).items()}


def publish(site, *arguments, data=b"", statuses=(0,)):
    return run("publish", "-o", site, *arguments, data=data, statuses=statuses)


def write(name, data):
    with open(os.path.join(SCRATCH, name), "wb") as file:
        file.write(data)
    return name


def read_data(data):
    """The value that a script of data has."""
    found = re.fullmatch(rb"yinsh\.(\w+)\((?:(\d+),)?(.*)\);\n", data, re.S)
    return json.loads(found[3])


def rows_of(files):
    names = sorted(name for name in files if name.startswith("data/rows-"))
    return [row for name in names for row in read_data(files[name])]


class Page(html.parser.HTMLParser):
    """A page as a browser reads it: the rows of the tables of each section, and its elements."""

    def __init__(self, data):
        super().__init__(convert_charrefs=True)
        self.tables, self.elements, self.section, self.cell = {}, [], None, None
        self.feed(data.decode())
        self.close()

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.elements.append((tag, attributes))
        if tag == "section":
            self.section = attributes.get("aria-labelledby")
        if tag == "tr":
            self.tables.setdefault(self.section, []).append([])
        if tag in ("td", "th"):
            self.cell = self.tables[self.section][-1]
            self.cell.append("")

    def handle_endtag(self, tag):
        if tag in ("td", "th"):
            self.cell = None

    def handle_data(self, data):
        if self.cell is not None:
            self.cell[-1] += data


# ---- Figures ------------------------------------------------------------------------


def table_of(*arguments):
    rows = [line.split("\t") for line in output(*arguments, "--format=tsv").splitlines()]
    return rows[0], rows[1:]


def columns_of(table, names):
    head, rows = table
    return [[row[head.index(name)] for name in names] for row in rows]


def percent(share):
    return f"{100 * float(share):.1f}%" if share else ""


def judge_figures(files, inputs):
    """What on the front page and the page of statistics is not what score and stats say."""
    wrong = []
    page, statistics = Page(files["index.html"]), Page(files["statistics.html"])
    _, summary = table_of("score", "--summary", *inputs)
    for section, groups in {"summary": ["status", "players", "turns", "first"], "results": ["result"],
                            "ends": ["end"], "faults": ["faults"], "faulty": ["faulty"]}.items():
        rows = [row for group in groups for row in summary if row[0] == group]
        shown = [row[1:] for row in page.tables.get(section, [])[1:]]
        if shown != [[value, percent(share)] for _, _, value, share in rows]:
            wrong.append(f"{section}: {shown} {rows}")
    for section, option, names in [
            ("standings", "--standings", ["rank", "player", "games", "wins", "draws", "losses", "points",
                                          "score", "rings_for", "rings_against"]),
            ("elo", "--elo", ["rank", "player", "rating", "error", "games", "points", "opponents"])]:
        expected = columns_of(table_of("score", option, *inputs), names)[:100]
        if page.tables.get(section, [])[1:] != expected:
            wrong.append(f"{section}: {page.tables.get(section)} {expected}")
    _, players = table_of("score", "--standings", *inputs)
    _, cross = table_of("score", "--crosstable", *inputs)
    if page.tables.get("crosstable", [])[1:] != (cross if 0 < len(players) <= 32 else []):
        wrong.append(f"crosstable: {page.tables.get('crosstable')} {cross}")
    _, rows = table_of("stats", *inputs)
    shown = [[name, *row] for name, table in statistics.tables.items() for row in table[1:]]
    maps = ("placed", "left", "visited", "row", "taken")
    if shown != [row for row in rows if row[0] not in maps and row[0] != "score"]:
        wrong.append(f"statistics: {shown} {rows}")
    return wrong


def judge_data(files, inputs):
    """What the data, and the tables to download, have of each record that they should not."""
    rows = rows_of(files)
    names = ["file", "record", "white", "black", "day", "site", "result", "turns", "end", "status"]
    expected = columns_of(table_of("score", "--columns=" + ",".join(names), *inputs), names)
    expected = [[*row[2:7], int(row[7]), row[8], int(row[9] != "ok"), os.path.basename(row[0]),
                 int(row[1])] for row in expected]
    wrong = [row for row in sorted(row[1:8] + row[9:] for row in rows) if row not in expected]
    wrong += [row for row in expected if row not in [row[1:8] + row[9:] for row in rows]]
    if len(rows) != len(expected) or len({row[0] for row in rows}) != len(rows):
        wrong.append(f"{len(rows)} rows, {len(expected)} records")
    texts = {}
    for name in files:
        if name.startswith("data/games-"):
            texts.update(read_data(files[name]))
    if sorted(texts) != sorted(row[0] for row in rows):
        wrong.append("the texts are not those of the rows")
    faulty = [row[0] for row in rows if row[9]]
    wrong += [key for key, text in texts.items() if (len(text) == 4) != (key in faulty)]
    return wrong


def test_figures():
    inputs = [*SAMPLES, *sorted(glob.glob(f"{SOURCES}/samples/broken/*.yin"))]
    publish("figures", *inputs, statuses=(1,))
    files = bytes_of("figures")
    report("the figures of the site are those of score and stats", judge_figures(files, inputs))
    report("the data have every record", judge_data(files, inputs))
    wrong = []
    for option in ("summary", "standings", "crosstable", "elo"):
        name = "ratings" if option == "elo" else option
        for form in ("tsv", "csv", "json"):
            expected = output("score", f"--{option}", f"--format={form}", *inputs).encode()
            if files[f"downloads/{name}.{form}"] != expected:
                wrong.append(f"{name}.{form}")
    games = output("convert", "-t", "gipf", *inputs)
    if files["downloads/gipf.yin"].decode() != games:
        wrong.append("gipf.yin")
    for form in ("json", "boardspace", "bga"):
        name = next(name for name in files if name.startswith(f"downloads/{form}."))
        if files[name] != run("convert", "-t", form, data=games, statuses=(0, 1)).stdout:
            wrong.append(name)
    report("the downloads are what score and convert write", wrong)


# ---- Ratings over time --------------------------------------------------------------


def date_games(name, first, months, undated=0):
    """Write games among a few players, the same number in each of some months from one on."""
    games = parse(generate(240, seed=8).decode())
    for i, game in enumerate(games):
        month = first + i * months // len(games)
        white = i * 7 % 9
        game.tags.update(White=f"P {white}", Black=f"P {(white + 1 + i % 8) % 9}",
                         Date=f"{month // 12}.{month % 12 + 1:02}.{1 + i % 28:02}")
        if i % 4 < undated:
            game.tags["Date"] = "????.??.??"
    return write(name, "\n".join(game.text() for game in games).encode())


def rated(name, *options):
    """The ratings that score has of players."""
    names = ["player", "rating"]
    return {player: float(rating) for player, rating in columns_of(
        table_of("score", "--elo", *options, name), names) if rating}


def day_after(end):
    """The day after a month, such as 2024-03, or a year."""
    year, month = (int(part) for part in (end if len(end) > 4 else end + "-12").split("-"))
    return f"{year + month // 12}-{month % 12 + 1:02}-01"


def judge_history(site, name, ends):
    """What in the ratings over time is not what score has of the games up to the end of each period."""
    files, wrong = bytes_of(site), []
    data, players = read_data(files["data/ratings.js"]), read_data(files["data/players.js"])
    undated = len([row for row in rows_of(files) if row[3] == "" and row[5] != "*"])
    if data["periods"] != ends or data["undated"] != undated or len(data["players"]) != len(players):
        wrong.append(f"{data['periods']} {ends}, {data['undated']}, {len(data['players'])} players")
    for i, end in enumerate(data["periods"]):
        expected = rated(name, f"--where=day<{day_after(end)}")
        for (player, *_), ratings in zip(players, data["players"]):
            now, then = ratings[i], expected.get(player)
            if (now is None) != (then is None) or (now is not None and abs(now - then) > 0.55):
                wrong.append(f"{player} at the end of {end}: {now} instead of {then}")
    if undated == 0 and [row[9] for row in players] != [row[-1] for row in data["players"]]:
        wrong.append("the last ratings are not those of the players")
    return wrong


def test_history():
    wrong = []
    month = 12 * 2019 + 3
    for months, undated, ends in (
            (5, 0, [f"2019-{n:02}" for n in range(4, 9)]),
            (15, 0, ["2019-06", "2019-09", "2019-12", "2020-03", "2020-06"]),
            (60, 1, [f"{2019 + n}" for n in range(6)]),
            (200, 0, ["2019", *(f"{2021 + 2 * n}" for n in range(8))])):
        name = date_games("dated.yin", month, months, undated)
        publish(f"dated{months}", name)
        wrong += [f"{months} months: {text}" for text in judge_history(f"dated{months}", name, ends)]
    name = date_games("dated.yin", month, 5)
    publish("nameless", "--anonymous", name)
    shown = read_data(bytes_of("nameless")["data/ratings.js"])
    dated = read_data(bytes_of("dated5")["data/ratings.js"])
    if shown["periods"] != [f"Period {n}" for n in range(1, 6)] or shown["players"] != dated["players"]:
        wrong.append(f"anonymous: {shown}")
    publish("once", date_games("dated.yin", month, 1))
    once = read_data(bytes_of("once")["data/ratings.js"])
    if once != {"periods": [], "undated": 0, "players": []}:
        wrong.append(f"one period: {once}")
    report("the ratings over time are those of the games up to the end of each period", wrong)


# ---- What a run changes ----------------------------------------------------------------


def judge_manifest(files):
    listed = files["site.manifest"].decode().splitlines()
    names = sorted(set(files) - {"site.manifest", "notes.txt"})
    wrong = [name for name in files if not NAME.fullmatch(name)]
    return wrong + ([] if listed[1:] == names else [f"{listed} {names}"])


def test_changes():
    many = generate(60 if SLOW else 1500, seed=3)
    more = write("more.yin", many + b"\n" + generate(1, seed=4))
    many = write("many.yin", many)
    publish("changes", many)
    first = files_of("changes")
    publish("changes", "-j", "1", many)
    second = files_of("changes")
    report("a second run changes nothing", [name for name in second if second[name] != first.get(name)])
    report("the manifest has the files", judge_manifest(bytes_of("changes")))
    write("changes/notes.txt", b"mine")
    publish("changes", more)
    third = files_of("changes")
    changed = [name for name in third if third[name] != first.get(name)
               and not name.startswith("downloads/")]
    # The game, its row, four pages, the figures, and the list of files is the same.
    report("a game more changes a handful of files", changed if len(changed) > 14 else [])
    ids = [row[0] for row in rows_of({name: data for name, (_, data) in first.items()})]
    now = [row[0] for row in rows_of({name: data for name, (_, data) in third.items()})]
    report("links stay valid", [key for key in ids if key not in now])
    publish("changes", "--no-downloads", f"{SOURCES}/samples/minimal.yin")
    last = bytes_of("changes")
    publish("fresh", "--no-downloads", f"{SOURCES}/samples/minimal.yin")
    expected = {**bytes_of("fresh"), "notes.txt": b"mine"}
    report("files that are not needed are removed, those of others are not",
           [name for name in {*last, *expected} if last.get(name) != expected.get(name)])


def test_foreign():
    sample, wrong = f"{SOURCES}/samples/minimal.yin", []
    for name in ("foreign/notes.txt", "foreign2/data/head.js"):
        os.makedirs(os.path.join(SCRATCH, os.path.dirname(name)))
        write(name, b"mine")
        site = name.split("/")[0]
        if publish(site, sample, statuses=(0, 2)).returncode != 2 or bytes_of(site) != {
                name.split("/", 1)[1]: b"mine"}:
            wrong.append(name)
        publish(site, "--force", sample)
        if "index.html" not in bytes_of(site):
            wrong.append(f"{name} with --force")
    if bytes_of("foreign").get("notes.txt") != b"mine":
        wrong.append("a file was replaced")
    # A manifest that somebody else wrote removes nothing outside.
    publish("lying", sample)
    write("outside.txt", b"mine")
    write("lying/.hidden", b"mine")
    with open(os.path.join(SCRATCH, "lying/site.manifest"), "ab") as file:
        file.write(b"../outside.txt\n/etc/passwd\ndata/../../outside.txt\n.hidden\n\ndata/\n")
    publish("lying", sample)
    if not os.path.exists(os.path.join(SCRATCH, "outside.txt")) or ".hidden" not in bytes_of("lying"):
        wrong.append("the manifest")
    # A pipe in place of a file of the site: nobody writes to it.
    os.remove(os.path.join(SCRATCH, "lying/index.html"))
    os.mkfifo(os.path.join(SCRATCH, "lying/index.html"))
    publish("lying", sample)
    if not os.path.isfile(os.path.join(SCRATCH, "lying/index.html")):
        wrong.append("the pipe")
    report("a folder that holds something else is refused", wrong)


# ---- Hostile records -----------------------------------------------------------------------


def hostile_records():
    texts = [text.encode("utf-8", "surrogatepass") for text in MARKUP]
    texts += [unescape(line) for line in read_tricks()]
    texts += [b"../../x", b"/etc/passwd", b"..", b".", b"CON", b"a/b", b"a\\b", b"#game=1", b"?x=1",
              b"data:text/html,x", b"{{rows}}", b"{{main}}", b"%s%n", b"1-0\t0-1", b"', alert(1), '"]
    games = parse(generate(8, seed=5).decode())
    records = []
    for i in range(200):
        text = texts[i % len(texts)].replace(b"\n", b" ").replace(b"\x00", b"")
        text = text.replace(b"\\", b"\\\\").replace(b'"', b'\\"')
        tags = b"".join(b'[%s "%s"]\n' % (name, text) for name in (
            b"Event", b"Site", b"Round", b"White", b"Black", b"Annotator"))
        body = games[i % len(games)]
        moves = " ".join(f"{n}.{turn[0]}" for n, turn in enumerate(body.turns[:10], 1)).encode()
        records.append(tags + b'[Result "*"]\n\n' + moves + b" {" + text.replace(b"}", b"") + b"} *\n")
    return b"\n".join(records)


def judge_page(name, data):
    wrong = []
    for tag, attributes in Page(data).elements:
        for key, value in attributes.items():
            if key.startswith("on") or key in ("style", "srcdoc", "formaction"):
                wrong.append(f"{name}: {tag} {key}")
            if key in ("href", "src") and not re.fullmatch(
                    r"#[\w.~%=&-]*|((assets|downloads|images)/)?[\w.-]+(#(player|game)=[\w.~%-]*)?", value):
                wrong.append(f"{name}: {tag} {key}={value}")
        if tag in ("iframe", "object", "embed", "base", "form action", "img") and attributes.get(
                "src") not in ("images/overview.svg", "images/statistics.svg"):
            wrong.append(f"{name}: {tag}")
        if tag == "script" and "src" not in attributes and attributes.get("type") != "application/json":
            wrong.append(f"{name}: {tag}")
    return wrong


def test_hostile():
    before = set(os.listdir(SCRATCH))
    write("<img src=x onerror=alert(1)>.yin", hostile_records())
    publish("hostile", "--title=</title><script>alert(1)</script>{{rows}}\x1b[31m",
            "<img src=x onerror=alert(1)>.yin", statuses=(0, 1))
    files, wrong = bytes_of("hostile"), []
    wrong += [name for name in set(os.listdir(SCRATCH)) - before
              if name not in ("hostile", "<img src=x onerror=alert(1)>.yin")]
    wrong += judge_manifest(files)
    if len(rows_of(files)) < 200:
        wrong.append("there are too few records")
    expected = Page(bytes_of("fresh")["games.html"]).elements
    for name, data in files.items():
        if name.endswith(".html"):
            wrong += judge_page(name, data)
            tags = {tag for tag, _ in Page(data).elements}
            wrong += [f"{name}: {tag}" for tag in tags if tag == "script"
                      and [tag for tag, _ in Page(data).elements].count("script")
                      > [tag for tag, _ in expected].count("script") + 1]
        if name.startswith("data/") and b"<" in data:
            wrong.append(name)
        if name.startswith("data/"):
            read_data(data)
        if not name.startswith("downloads/") and re.search(rb"[\x00-\x08\x0b-\x1f\x7f]", data):
            wrong.append(f"{name}: a control character")
    report("nothing in a record is markup or leaves the folder", wrong)


# ---- Anonymous sites ---------------------------------------------------------------------------


def test_anonymous():
    names = ["Quorbix", "Zwanthel", "Plimfort", "Drazquin"]
    records = []
    for i, game in enumerate(parse(generate(12, seed=6).decode())):
        game.tags.update(White=names[i % 4], Black=names[(i + 1 + i // 4) % 4], Event="Eventhorst",
                         Site="Sitewick", Date="2031-07-09", Annotator="Annoswald", Opening="Opensham")
        text = game.text().replace("5.", "{Commentrop} 5.", 1)
        records.append(text)
    # In a fault, too.
    records.append('[White "Quorbix"]\n[Black "Broken\n\n1.e3 *\n\n')
    records.append('[White "Zwanthel"]\n[Quorbix Plimfort]\n\n1.e3 2.e3 *\n')
    write("Filenamsen.yin", "\n".join(records).encode())
    aliases = write("aliases", b"Quorbix\tZwanthel\n")
    wrong = []
    for site, options in (("anonymous", ()), ("united", (f"--alias={aliases}",))):
        publish(site, "--anonymous", *options, "Filenamsen.yin", statuses=(1,))
        files = bytes_of(site)
        for name, data in files.items():
            for text in (*names, "Eventhorst", "Sitewick", "2031", "Annoswald", "Opensham", "Commentrop",
                         "Filenamsen", "Broken"):
                if text.encode() in data or text in name:
                    wrong.append(f"{text} in {name}")
        players = read_data(files["data/players.js"])
        count = 4 - (site == "united")
        if sorted(row[0] for row in players) != [f"Player {i + 1}" for i in range(count)]:
            wrong.append(players)
        _, expected = table_of("score", "--standings", *options, "Filenamsen.yin")
        if [row[1] for row in players] != [int(row[2]) for row in expected]:
            wrong.append(f"{players} {expected}")
        publish(f"{site}-1", "--anonymous", "-j", "1", *options, "Filenamsen.yin", statuses=(1,))
        if bytes_of(f"{site}-1") != files:
            wrong.append("-j 1 gives others")
    report("an anonymous site has no names", wrong)


def test_anonymous_records():
    """What convert and score write of the same records has no names, and the same for every -j."""
    names = ("Quorbix", "Zwanthel", "Plimfort", "Drazquin", "Eventhorst", "Sitewick", "2031", "Annoswald", "Opensham",
             "Commentrop", "Filenamsen", "Broken")
    notations = ("gipf", "gipf-short", "boardspace", "bga", "codingame", "iit-delhi", "yinshml", "vying", "openxum",
                 "yinsh-save", "points", "yinsh-record", "json")
    commands = [("convert", "--keep-going", "-t", notation) for notation in notations]
    commands += [("score", f"--{report}") for report in ("summary", "standings", "crosstable", "elo")]
    commands += [("score", f"--format={form}", "--columns=+file,date,day,event,site,round,winner,tag:White,tag:Annotator")
                 for form in ("tsv", "csv", "json", "table")]
    wrong = []
    for command in commands:
        found = [run(*command, "--anonymous", "-j", jobs, "Filenamsen.yin", statuses=(0, 1)).stdout
                 for jobs in ("1", "3")]
        wrong += [(command, name) for name in names if name.encode() in found[0]]
        if found[0] != found[1]:
            wrong.append((command, "-j"))
        named = run(*command, "Filenamsen.yin", statuses=(0, 1)).stdout
        if b"Quorbix" in named and b"Player 1" not in found[0]:
            wrong.append((command, "no numbers"))
    report("what convert and score write of anonymous records has no names", wrong)


def test_unknown():
    """The players of an anonymous site are those of score, if an alias names a player "?" or by it."""
    wrong, records = [], []
    pairs = (("?", "Ann"), ("Ann", "Bob"), ("Bob", "?"), ("", "Ann"), ("N" * 5000, "Bob"))
    for game, (white, black) in zip(parse(generate(5, seed=8).decode()), pairs):
        game.tags.update(White=white, Black=black)
        records.append(game.text())
    write("unknown.yin", "\n".join(records).encode())
    for i, aliases in enumerate((b"", b"Cid\t?\n", b"?\tBob\n")):
        name = write(f"unknown-{i}", aliases)
        publish(f"unknown-site-{i}", "--anonymous", f"--alias={name}", "unknown.yin")
        players = read_data(bytes_of(f"unknown-site-{i}")["data/players.js"])
        _, expected = table_of("score", "--standings", f"--alias={name}", "unknown.yin")
        if [row[1] for row in players] != [int(row[2]) for row in expected]:
            wrong.append(f"{aliases}: {players} {expected}")
    report("the players of an anonymous site are those of score, whatever an alias does with ?", wrong)


def test_long():
    """A record that is longer than usual is in the downloads, too."""
    comment = b"x" * 70 + b"\n"
    write("long.yin", b"[White \"Ann\"]\n\n1.e3 {" + comment * 70000 + b"} 2.e4 *\n")
    publish("long", "--max-record=16M", "long.yin")
    text = bytes_of("long")["downloads/gipf.yin"]
    report("a long record can be downloaded", [] if b"Ann" in text and text.count(b"x" * 70) == 70000 else text[:200])


# ---- Trouble ---------------------------------------------------------------------------------------


def start(site, *arguments, limit=None):
    """Start the program, which may write no larger files than the limit."""
    def prepare():
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    return subprocess.Popen([*PROGRAM, "publish", "-o", site, *arguments], cwd=SCRATCH, preexec_fn=prepare,
                            stderr=subprocess.PIPE)


def judge_files(site, before, after):
    """Which files of a site are neither as they were nor as they will be, and which are missing that
    both have.  Its manifest may have the files of both."""
    now = bytes_of(site)
    return [name for name in sorted({*now, *before, *after}) if name != "site.manifest"
            and now.get(name) not in (before.get(name), after.get(name))]


def test_trouble():
    wrong = []
    ended = publish("none", f"{SOURCES}/samples/broken/no-record.yin", statuses=(1,))
    if bytes_of("none") or b"no good record" not in ended.stderr:
        wrong.append(f"no good record: {sorted(bytes_of('none'))}")
    publish("old", "many.yin")
    before = files_of("old")
    publish("old", f"{SOURCES}/samples/broken/no-record.yin", statuses=(1,))
    publish("old", "many.yin", "missing.yin", statuses=(2,))
    other = os.open(os.path.join(SCRATCH, "old"), os.O_RDONLY)
    fcntl.flock(other, fcntl.LOCK_EX)
    ended = publish("old", "more.yin", statuses=(2,))
    os.close(other)
    if b"another run" not in ended.stderr:
        wrong.append(f"two runs at once: {ended.stderr}")
    if files_of("old") != before:
        wrong.append("the old site has changed")
    report("without a good record, with an input missing or beside another run, nothing is written", wrong)
    before = bytes_of("old")
    # All links to games change with this.
    new = ("--anonymous", "more.yin")
    publish("new", *new)
    after, wrong = bytes_of("new"), []
    for limit in [0, 100, 3000, 20000, 100000, 400000] + ([] if SLOW else [10**6, 3 * 10**6]):
        with start("old", *new, limit=limit) as running:
            error = running.communicate()[1]
        if running.returncode != 2 or not error:
            wrong.append(f"{limit}: {running.returncode} {error}")
        wrong += [f"{limit}: {name}" for name in judge_files("old", before, before)]
        publish("old", "many.yin")
        if bytes_of("old") != before:
            wrong.append(f"{limit}: the next run does not restore the site")
    report("a full disk leaves the site as it was", wrong)
    wrong = []
    for turn in range(3 if SLOW else 12):
        with start("old", *new) as running:
            time.sleep(0.05 * turn)
            running.send_signal(signal.SIGINT if turn % 2 else signal.SIGTERM)
            running.communicate()
        wrong += [f"{turn}: {name}" for name in judge_files("old", before, after)]
        publish("old", "many.yin")
        if bytes_of("old") != before:
            wrong.append(f"{turn}: the next run does not restore the site")
    report("after an interrupt each file is old or new, and the next run restores the site", wrong)
    shutil.rmtree(os.path.join(SCRATCH, "old"))


test_figures()
test_history()
test_changes()
test_foreign()
test_hostile()
test_anonymous()
test_anonymous_records()
test_unknown()
test_long()
test_trouble()
plan()
