/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The pages of a site of games.  It uses the functions of replay.js, search.js and ratings.js, which are
 * loaded before it.
 *
 * A page opened from a disk may not fetch, so all data is in scripts, each loaded when it is needed:
 * a script calls a method of "yinsh" with what it holds.  Rows and games are in chunks by the first
 * bits of their ids, so a link to a game needs one chunk only.
 */
"use strict";

/* ---- Data ---------------------------------------------------------------- */

const [ID, WHITE, BLACK, DAY, SITE, RESULT, TURNS, END, OPENING, FAULTY, FILE, RECORD] = Array(12).keys();
const arrived = new Map(); // of kinds of data, with the number of the chunk if there is one, to data
const yinsh = { // eslint-disable-line no-unused-vars -- the data uses it
  head: (data) => arrived.set("head", data),
  players: (data) => arrived.set("players", data),
  ratings: (data) => arrived.set("ratings", data),
  openings: (n, data) => arrived.set(`openings ${n}`, data),
  rows: (n, data) => arrived.set(`rows ${n}`, data),
  games: (n, data) => arrived.set(`games ${n}`, data),
};

/* The only addresses of scripts that the page may load are those of this function. */
const rules = { createScriptURL: (name) => `data/${name.replace(/[^\w-]/g, "")}.js` };
const addresses = globalThis.trustedTypes?.createPolicy("site", rules) ?? rules;

/* Load a script, and return the data that it brings. */
function load(name, key = name) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = addresses.createScriptURL(name);
    script.onload = () => {
      const data = arrived.get(key);
      script.remove();
      arrived.delete(key);
      if (data) resolve(data);
      else reject(new Error(key));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(name));
    };
    document.head.append(script);
  });
}

const loadChunk = (kind, bits, n) => load(`${kind}-${bits}-${n}`, `${kind} ${n}`);
const chunkOf = (id, bits) => Math.floor(parseInt(id.slice(0, 12), 16) / 2 ** (48 - bits));
const count = (n, one, many) => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

/* Run an action, and report in the page if it fails. */
async function attempt(action) {
  try {
    await action();
  } catch (error) {
    $("status").textContent = `The data of this site cannot be read: ${error.message}`;
  }
}

const newest = (a, b) =>
  (a[DAY] < b[DAY]) - (a[DAY] > b[DAY]) || (a[FILE] > b[FILE]) - (a[FILE] < b[FILE]) || a[RECORD] - b[RECORD];

/* Load the rows of all games, a few chunks at a time, newest games first. */
async function loadRows({ rows: bits }) {
  const together = 8;
  const chunks = 2 ** bits;
  const all = [];
  for (let n = 0; n < chunks; n += together) {
    $("status").textContent = chunks > together ? `Loading the list: ${Math.round((100 * n) / chunks)}%` : "";
    const numbers = Array.from({ length: Math.min(together, chunks - n) }, (_, k) => n + k);
    all.push(...(await Promise.all(numbers.map((k) => loadChunk("rows", bits, k)))));
  }
  return all.flat().sort(newest);
}

/* ---- Tables -------------------------------------------------------------- */

const PER_PAGE = 100;
const collator = new Intl.Collator("en", { numeric: true });
const compare = (a, b) => (typeof a === "number" && typeof b === "number" ? a - b : collator.compare(a, b));
const simplify = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function makeButton(text, act) {
  const button = make("button", "", text);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}

function makeLink(href, text) {
  const link = make("a", "");
  link.href = href;
  link.append(make("bdi", "", text));
  return link;
}

/* Make a cell of a table; the first one of a row is its head. */
function makeCell({ value, text = value, link, number, isHead }, row) {
  const cell = make(isHead ? "th" : "td", number ? "n" : "");
  if (isHead) cell.scope = "row";
  cell.append(link ? makeLink(link(row), text(row)) : make("bdi", "", text(row) ?? ""));
  return cell;
}

/* Make the controls that choose a page of a table. */
function makePager(turnTo) {
  const node = make("nav", "pages");
  const input = Object.assign(make("input", ""), { type: "number", min: 1 });
  const label = make("label", "", "Page ");
  const of = make("span", "");
  const back = makeButton("Previous page", () => turnTo(Number(input.value) - 2));
  const forward = makeButton("Next page", () => turnTo(Number(input.value)));
  input.addEventListener("change", () => turnTo(Number(input.value) - 1));
  label.append(input, of);
  node.append(back, label, forward);
  return {
    node,
    show(page, pages) {
      node.hidden = pages < 2;
      input.value = page + 1;
      input.max = pages;
      of.textContent = ` of ${pages.toLocaleString("en")}`;
      back.disabled = page === 0;
      forward.disabled = page === pages - 1;
    },
  };
}

/*
 * Put a table in an element.  Its columns have a name and the value that rows are sorted by; and, if
 * they are not as usual, the text shown, the address of a link, and whether they are numbers.
 * Returns a function that shows rows.
 */
function makeTable(id, columns) {
  const isGames = columns[0].name === "White";
  let rows = []; // in the order given
  let sorted = rows;
  let order; // the column and direction, undefined as given
  const body = make("tbody", "");
  const pager = makePager((page) => showPage(page));

  function showPage(wanted) {
    const pages = Math.max(1, Math.ceil(sorted.length / PER_PAGE));
    const page = Math.max(0, Math.min(Math.trunc(wanted) || 0, pages - 1));
    const part = sorted.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
    body.replaceChildren(...part.map((row) => {
      const line = make("tr", row[FAULTY] && isGames ? "faulty" : "");
      line.append(...columns.map((column, i) => makeCell({ ...column, isHead: i === 0 }, row)));
      return line;
    }));
    pager.show(page, pages);
  }

  function sort() {
    sorted = rows;
    if (order) {
      const { value } = columns[order.column];
      const sign = order.down ? -1 : 1;
      sorted = rows.toSorted((a, b) => sign * compare(value(a) ?? "", value(b) ?? ""));
    }
    showPage(0);
  }

  const heads = columns.map(({ name, number }, column) => {
    const head = make("th", number ? "n" : "");
    head.scope = "col";
    head.append(makeButton(name, () => {
      // Numbers begin with the highest.
      order = { column, down: order?.column === column ? !order.down : Boolean(number) };
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", order.down ? "descending" : "ascending");
      sort();
    }));
    return head;
  });
  const [table, top, line] = ["table", "thead", "tr"].map((name) => make(name, ""));
  line.append(...heads);
  top.append(line);
  table.append(top, body);
  $(id).replaceChildren(table);
  $(id).after(pager.node);
  pager.node.setAttribute("aria-label", `Pages of: ${$(id).getAttribute("aria-label")}`);
  return (list) => {
    rows = list;
    sort();
  };
}

const gameColumns = (linkOf) => [
  { name: "White", value: (row) => row[WHITE] || words.w, link: linkOf },
  { name: "Black", value: (row) => row[BLACK] || words.b },
  { name: "Result", value: (row) => row[RESULT] },
  { name: "Turns", value: (row) => row[TURNS], number: true },
  { name: "End", value: (row) => (row[FAULTY] ? "fault" : row[END]) },
  { name: "Opening", value: (row) => row[OPENING] },
  { name: "Day", value: (row) => row[DAY] },
  { name: "Site", value: (row) => row[SITE] },
];

/* ---- Filters -------------------------------------------------------------- */

const hasPlayer = (row, text) => simplify(row[WHITE]).includes(text) || simplify(row[BLACK]).includes(text);
const filters = {
  player: hasPlayer,
  other: hasPlayer,
  site: (row, text) => simplify(row[SITE]).includes(text),
  from: (row, text) => row[DAY] >= text,
  to: (row, text) => row[DAY] !== "" && row[DAY] <= text,
  least: (row, text) => row[TURNS] >= Number(text),
  most: (row, text) => row[TURNS] <= Number(text),
  result: (row, text) => row[RESULT] === text,
  end: (row, text) => row[END] === text,
  opening: (row, text) => row[OPENING] === text,
};
const exact = ["result", "end", "opening"];

/* Return the rows that pass all fields of the form that are filled in. */
function filterRows(rows, form) {
  const fields = [...new FormData(form)].filter(([, text]) => text.trim());
  const wanted = fields.map(([name, text]) => [filters[name], exact.includes(name) ? text : simplify(text.trim())]);
  return rows.filter((row) => wanted.every(([test, text]) => test(row, text)));
}

/* Fill in a form from the location. */
function readHash(form) {
  const named = new URLSearchParams(location.hash.slice(1));
  for (const field of form.elements) {
    if (field.name) field.value = named.get(field.name) ?? "";
  }
}

/* Have the location name what is filled in, so that a link and the way back lead there. */
function writeHash(form) {
  const fields = [...new FormData(form)].filter(([, text]) => text);
  history.replaceState(null, "", `#${new URLSearchParams(fields)}`);
}

/* Call a function a little after the last change of a form. */
function onChange(form, act) {
  let timer;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(act, 200);
  };
  form.addEventListener("input", later);
  form.addEventListener("reset", later);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    later();
  });
}

/* ---- The page of games ---------------------------------------------------- */

/* Show pieces in a layer of a board. */
function putPieces(layer, pieces) {
  $(layer).replaceChildren();
  for (const [point, sign] of pieces) {
    if ("WBwb".includes(sign)) addTo(layer, makePiece(sign), point);
    else addTo(layer, draw("text", { class: "sign" }), point).textContent = sign === "." ? "\u00d7" : sign;
  }
}

/* Return a function that returns what an action returned when it was called first. */
function once(action) {
  let result;
  return () => (result ??= action().catch((error) => {
    result = undefined;
    throw error;
  }));
}

async function showGames() {
  const head = await load("head");
  const form = $("filter");
  const title = document.title;
  const linkOf = (row) => `#game=${row[ID]}${found ? `&turn=${found.get(row[ID])[0]}` : ""}`;
  let found; // the turns by the ids of games, after a search
  let listed = []; // the rows in the list
  let isOpen = false; // whether a game is
  const showTable = makeTable("list", gameColumns(linkOf));

  const loadList = once(async () => {
    const rows = await loadRows(head);
    for (const [name, column] of [["result", RESULT], ["end", END], ["opening", OPENING]]) {
      const values = [...new Set(rows.map((row) => row[column]))].filter(Boolean).sort(compare);
      form.elements[name].append(...values.map((value) => new Option(value)));
    }
    makeSearch(head, (turns) => {
      found = turns;
      update(rows);
    });
    onChange(form, () => {
      writeHash(form);
      update(rows);
    });
    form.hidden = false;
    return rows;
  });

  function update(rows) {
    const passed = filterRows(rows, form);
    listed = found ? passed.filter((row) => found.has(row[ID])) : passed;
    const turns = listed.reduce((sum, row) => sum + (found?.get(row[ID]).length ?? 0), 0);
    const all = listed.length === rows.length ? "" : ` of ${rows.length.toLocaleString("en")}`;
    $("status").textContent = count(listed.length, "game", "games") + all +
      (found ? `, with the pattern after ${count(turns, "turn", "turns")}` : "");
    showTable(listed);
  }

  function showPart(game) {
    isOpen = game !== undefined;
    $("lists").hidden = isOpen;
    $("game").hidden = !isOpen;
    $("heading").className = isOpen ? "unseen" : "";
    document.title = isOpen ? `${nameGame(game)} \u2013 ${title}` : title;
  }

  async function showList() {
    const wasOpen = isOpen;
    showPart();
    const rows = await loadList();
    readHash(form);
    update(rows);
    if (wasOpen) $("heading").focus();
  }

  /* Link to the games before and after one in the list. */
  function showWays(id) {
    const at = listed.findIndex((row) => row[ID] === id);
    for (const [way, row] of [["previous", listed[at - 1]], ["next", at >= 0 && listed[at + 1]]]) {
      $(way).hidden = !row;
      if (row) $(way).href = linkOf(row);
    }
    $("to-list").href = `#${new URLSearchParams([...new FormData(form)].filter(([, text]) => text))}`;
  }

  async function getGame(id) {
    let record;
    if (id === undefined) return void attempt(showList);
    await attempt(async () => {
      const chunk = await loadChunk("games", head.records, chunkOf(id, head.records));
      const [text, turns, fault, points] = chunk[id] ?? [];
      if (text === undefined) {
        await showList();
        $("status").textContent = "This site has no game of that address.";
        return;
      }
      const tags = readTags(text);
      record = { text, turns, fault, points };
      showPart(tags);
      showWays(id);
      $("names").textContent = nameGame(tags);
      $("names").focus();
    });
    return record;
  }

  replay([], getGame, (text) => text?.match(/^[0-9a-f]{12}(-\d+)?$/)?.[0]);
}

/* ---- The page of players ---------------------------------------------------- */

const sayScore = (score, ...interval) =>
  `${score.toFixed(1)} [${interval.slice(0, 2).map((limit) => limit.toFixed(1)).join(", ")}]`;
/* As printf() of C, which rounds 31.25 to the even digit, and unlike toFixed() alone. */
const round = (value) => (value % 1 === 0.25 ? value - 0.01 : value).toFixed(1);
const percent = (part, all) => (all ? round((100 * part) / all) : "");
const pointsOf = { "1-0": 1, "1/2-1/2": 0.5, "0-1": 0 };
const linkTo = (name) => `#player=${encodeURIComponent(name)}`;

/*
 * Return the sums of games of a player against each opponent: those that count for a score, which have
 * two named players.
 */
function sumOpponents(name, rows, players) {
  const named = new Set(players.map(([player]) => player));
  const sums = new Map();
  for (const row of rows) {
    const white = row[FAULTY] ? undefined : pointsOf[row[RESULT]];
    for (const [own, other, points] of [[row[WHITE], row[BLACK], white], [row[BLACK], row[WHITE], 1 - white]]) {
      if (own !== name || white === undefined || !named.has(other)) continue;
      const sum = sums.get(other) ?? { other, games: 0, wins: 0, draws: 0, losses: 0 };
      sum.games++;
      sum[points === 1 ? "wins" : points ? "draws" : "losses"]++;
      sums.set(other, sum);
    }
  }
  return [...sums.values()].sort((a, b) => b.games - a.games || compare(a.other, b.other));
}

async function showPlayers() {
  const head = await load("head");
  const players = await load("players");
  const form = $("filter");
  const title = document.title;
  const number = (name, value, text) => ({ name, value, text, number: true });
  const share = (name, part, all, text = (row) => percent(part(row), all(row))) =>
    number(name, (row) => (all(row) ? part(row) / all(row) : -1), text);
  const showTable = makeTable("list", [
    { name: "Player", value: (row) => row[0], link: (row) => linkTo(row[0]) },
    ...["Games", "Wins", "Draws", "Losses"].map((name, i) => number(name, (row) => row[i + 1])),
    share("Score", (row) => row[2] + row[3] / 2, (row) => row[1]),
    share("As White", (row) => row[6], (row) => row[5], (row) => `${row[6]}/${row[5]}`),
    share("As Black", (row) => row[8], (row) => row[7], (row) => `${row[8]}/${row[7]}`),
    number("Rating", (row) => row[9]),
    number("Error", (row) => row[10]),
  ]);
  const showColours = makeTable("colours", [
    { name: "Colour", value: ([colour]) => colour },
    number("Games", (row) => row[1]),
    number("Points", (row) => row[2], (row) => row[2].toFixed(1)),
    share("Score", (row) => row[2], (row) => row[1]),
  ]);
  const showOpponents = makeTable("opponents", [
    { name: "Opponent", value: ({ other }) => other, link: ({ other }) => linkTo(other) },
    ...["Games", "Wins", "Draws", "Losses"].map((name) => number(name, (sum) => sum[name.toLowerCase()])),
    share("Score", ({ wins, draws }) => wins + draws / 2, ({ games }) => games),
  ]);
  const showHistory = makeHistory();
  const showOwn = makeTable("own", gameColumns((row) => `games.html#game=${row[ID]}`));
  const loadList = once(() => loadRows(head));
  const loadRatings = once(() => load("ratings"));

  function update() {
    const wanted = simplify(form.elements.name.value.trim());
    const listed = players.filter(([name]) => simplify(name).includes(wanted));
    $("status").textContent = count(listed.length, "player", "players");
    showTable(listed);
  }

  async function showPlayer(name, own) {
    const at = players.findIndex(([other]) => other === name);
    const sums = players[at];
    const [, games, wins, draws, losses, white, whitePoints, black, blackPoints, rating, error] = sums ?? [name, 0, 0, 0, 0, 0, 0, 0, 0, null];
    $("player-name").textContent = name;
    $("player-about").textContent = `${count(games, "game", "games")}: ${wins} won, ${draws} drawn, ${losses} lost` +
      (rating === null ? "" : `; rating ${rating}`) + (Number.isInteger(error) ? ` \u00b1 ${error}` : "");
    showHistory(await loadRatings(), at);
    showColours([
      ["White", white, whitePoints],
      ["Black", black, blackPoints],
    ]);
    showOpponents(sumOpponents(name, own, players));
    showOwn(own);
  }

  const readName = () => new URLSearchParams(location.hash.slice(1)).get("player");

  async function follow() {
    const name = readName();
    const own = name === null ? [] : (await loadList()).filter((row) => row[WHITE] === name || row[BLACK] === name);
    if (readName() !== name) return; // the visitor has gone on
    const isOpen = own.length > 0;
    $("lists").hidden = isOpen;
    $("player-page").hidden = !isOpen;
    document.title = isOpen ? `${isolate(name)} \u2013 ${title}` : title;
    if (!isOpen) {
      update();
      if (name !== null) $("status").textContent = "This site has no player of that name.";
      return;
    }
    await showPlayer(name, own);
    $("player-name").focus();
  }

  onChange(form, update);
  form.hidden = false;
  addEventListener("hashchange", () => attempt(follow));
  await follow();
}

/* ---- The page of openings -------------------------------------------------- */

/* Return the nodes of the tree by their lines of play, each with its rows and continuations. */
function readTree(rows) {
  const nodes = new Map();
  const path = [];
  for (const row of rows) {
    const [depth, move] = row;
    path.length = depth;
    const moves = [...path.slice(1), move].filter(Boolean);
    const node = { row, move, line: moves.join(" "), moves, next: [] };
    nodes.set(node.line, node);
    if (depth > 0) nodes.get(moves.slice(0, -1).join(" ")).next.push(node);
    path[depth] = move;
  }
  return nodes;
}

async function showOpenings() {
  const nodes = readTree(await load("openings-0", "openings 0"));
  const hashOf = (line) => `#line=${line.replaceAll(" ", "+")}`;
  const number = (name, value, text) => ({ name, value, text, number: true });
  let shownNode;
  const showTable = makeTable("list", [
    { name: "Move", value: ({ move }) => move, link: ({ line }) => hashOf(line) },
    number("Games", ({ row }) => row[2]),
    number("Share", ({ row }) => row[2], ({ row }) => percent(row[2], shownNode.row[2])),
    number("White", ({ row }) => row[3]),
    number("Draws", ({ row }) => row[4]),
    number("Black", ({ row }) => row[5]),
    number("Score", ({ row }) => row[7], ({ row }) => (row[7] === null ? "" : sayScore(...row.slice(7)))),
    { name: "Last", value: ({ row }) => row[11] },
  ]);

  function showBoard({ moves, next }) {
    const pieces = readBoard(usual.split(" ")[0]);
    const sides = moves.map((_, i) => "wb"[i % 2]);
    for (const [i, text] of moves.entries()) apply(pieces, readAction(text), sides[i]);
    putPieces("opening-pieces", pieces);
    $("opening-moves").replaceChildren(...next.filter(({ move }) => pointsIn(move).length === 1).map(({ move, line, row }) => {
      const [cx, cy] = placeOf(move);
      const r = 4 + 9 * Math.sqrt(row[2] / next[0].row[2]);
      const node = draw("circle", { class: "choice", cx, cy, r });
      node.addEventListener("click", () => (location.hash = hashOf(line)));
      return node;
    }));
    const rings = [0, 1].map((side) => moves.filter((_, i) => i % 2 === side).join(", ") || words.none);
    $("opening-board").setAttribute("aria-label", rings.map((points, i) => say(["W-set", "B-set"][i], { points })).join(" "));
  }

  function showLine({ moves }) {
    const links = ["", ...moves].map((move, i) => makeLink(hashOf(moves.slice(0, i).join(" ")), move || words.start));
    links.at(-1).setAttribute("aria-current", "true");
    $("line").replaceChildren(...links);
  }

  function follow() {
    const line = new URLSearchParams(location.hash.slice(1)).get("line") ?? "";
    const node = nodes.get(line) ?? nodes.get("");
    const [, , games] = node.row;
    const listedAs = node.row[12];
    shownNode = node;
    showLine(node);
    showBoard(node);
    showTable(node.next);
    $("status").replaceChildren(`${count(games, "game", "games")}. `);
    if (listedAs) $("status").append("The continuations are at ", makeLink(hashOf(listedAs), listedAs), ".");
    else if (!node.next.length) $("status").append("The tree has no continuation.");
    $("list").hidden = !node.next.length;
  }

  addEventListener("hashchange", follow);
  follow();
}

/* ---- The page ---------------------------------------------------------------- */

const pages = { games: showGames, players: showPlayers, openings: showOpenings };
attempt(pages[document.body.dataset.page] ?? (() => {}));
