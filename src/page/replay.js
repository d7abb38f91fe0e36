/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * Plays through records of games.  This script knows no rules: the program that wrote the page
 * states what every turn puts, moves, flips and removes.  A record has
 *
 *   text     the record in the official notation
 *   turns    turns with commas between them, each the side, "w" or "b", and its actions, such as
 *            "wc5-g5:d5e5 xc3-g7:c3d4e5f6g7 xg5": after the colon are the points of what is
 *            flipped, removed or taken over.  After "=" is what follows the board in the position
 *            line, unless it is as before; there "~" is the other side, and "#" the number of the
 *            next turn
 *   fault    what is wrong after the last turn, undefined if nothing is; the points it is about
 *   points   are names without gaps
 */
"use strict";

const $ = (id) => document.getElementById(id);
const { origin, column, row, columns, words, usual, wins } = JSON.parse($("data").textContent);
const names = columns.flatMap(([low, high], i) =>
  Array.from({ length: high - low + 1 }, (_, k) => "abcdefghijk"[i] + (low + k)));
const pointsIn = (text) => text.match(/[a-k]\d+/g) ?? [];
const isolate = (text) => `\u2068${text}\u2069`; // so that it does not reorder what is around it
const say = (key, values) => words[key].replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

/* Return where a point is on the board. */
function placeOf(point) {
  const [across, up] = ["abcdefghijk".indexOf(point[0]), Number(point.slice(1))];
  return [0, 1].map((i) => origin[i] + across * column[i] + up * row[i]);
}

/* ---- Records ------------------------------------------------------------ */

function readBoard(field) {
  const cells = field.replace(/\d+/g, (n) => "1".repeat(n)).replaceAll("/", "");
  return new Map(names.map((name, i) => [name, cells[i]]).filter(([, cell]) => cell !== "1"));
}

function writeBoard(pieces) {
  const cells = names.map((name, i) =>
    (i && name[0] !== names[i - 1][0] ? "/" : "") + (pieces.get(name) ?? "1"));
  return cells.join("").replace(/1+/g, (ones) => ones.length);
}

function readAction(word) {
  const [text, list = ""] = word.split(":");
  const [from, to] = pointsIn(text);
  const kind = text[0] === "x" ? (to ? "row" : "ring") : to ? "move" : from ? "place" : text;
  return { kind, text, from, to, points: pointsIn(list) };
}

/* Return the side of a turn, its actions, and what follows the board after it if that changes. */
function readTurn(text) {
  const [moves, rest] = text.split("=");
  return { side: moves[0], actions: moves.slice(1).split(" ").map(readAction), rest };
}

function apply(pieces, { kind, from, to, points }, side) {
  const ring = side.toUpperCase();
  if (kind === "place") pieces.set(from, ring);
  if (kind === "move") pieces.set(from, side).set(to, ring);
  if (kind === "ring") pieces.delete(from);
  for (const point of points) {
    if (kind === "row") pieces.delete(point);
    else if (kind === "steal") pieces.set(point, ring);
    else pieces.set(point, pieces.get(point) === "w" ? "b" : "w");
  }
}

/* Return the positions of a record: that before the first turn, and that after each. */
function readStates({ turns }, { Position, Variant }) {
  const line = Position ?? usual.replace("standard", Variant ?? "standard");
  const [board, begins, due, removed, first, ...rules] = line.split(" ");
  let pieces = readBoard(board);
  let rest = `~ ${due} ${removed} # ${rules.join(" ")}`;
  const states = [{ turn: 0, side: begins, actions: [], pieces, line }];
  for (const text of turns ? turns.split(",") : []) {
    const state = { turn: Number(first) + states.length - 1, ...readTurn(text) };
    state.pieces = pieces = new Map(pieces);
    for (const action of state.actions) apply(pieces, action, state.side);
    rest = state.rest ?? rest;
    const after = rest.replace("~", state.side === "w" ? "b" : "w").replace("#", state.turn + 1);
    state.line = `${writeBoard(pieces)} ${after}`;
    states.push(state);
  }
  return states;
}

function readTags(text) {
  const tags = {};
  for (const line of text.slice(0, text.indexOf("\n\n")).split("\n")) {
    const value = line.slice(line.indexOf('"') + 1, -2);
    tags[line.slice(1, line.indexOf(" "))] = value.replace(/\\(["\\])/g, "$1");
  }
  return tags;
}

/* Return the tags of a record, and its moves, comments and clock by the numbers of its turns. */
function readText(text) {
  const tags = readTags(text);
  const notes = [{ moves: "", comments: [] }];
  let note = notes[0];
  const body = text.slice(text.indexOf("\n\n")).trimEnd();
  const moves = body.slice(0, body.length - (tags.Result ?? "").length);
  for (const [, comment, turn, move] of moves.matchAll(/\{([^}]*)\}|(\d+)\.|([^\s{}]+)/g)) {
    if (turn) notes[turn] = note = { moves: "", comments: [] };
    else if (move) note.moves += move;
    else if (/^\[%tm .*\]$/.test(comment)) note.clock = comment.match(/\d+/g)?.pop();
    else note.comments.push(comment.replace(/\\(\\|x(22|5b|7b|7d))/g, (all, _, code) =>
      code ? String.fromCharCode(`0x${code}`) : "\\"));
  }
  return { tags, notes };
}

/* ---- Words -------------------------------------------------------------- */

function sayTurn({ turn, side, actions }) {
  const parts = actions.map((action) => {
    const flips = action.points.length;
    const number = action.kind !== "move" || !flips ? "" : flips > 1 ? "-n" : "-1";
    return say(action.kind + number, { ...action, flips });
  });
  const all = parts.join(", ").replace(/, (?!.*, )/, words.and);
  return turn ? say("turn", { turn, side: words[side], actions: all }) : words.before;
}

function sayBoard(state, faulty) {
  const sets = [..."WBwb"].map((letter) => {
    const points = names.filter((name) => state.pieces.get(name) === letter);
    return say(`${letter}-set`, { points: points.join(", ") || words.none });
  });
  if (faulty.length) sets.push(say("faulty", { points: faulty.join(", ") }));
  return `${sayTurn(state)} ${sets.join(" ")}`;
}

function sayClock(milliseconds) {
  const parts = [36e5, 6e4, 1e3].map((unit, i) => Math.floor(milliseconds / unit) % (i ? 60 : 1e9));
  return parts.join(":").replace(/:(?=\d(:|$))/g, ":0");
}

/* Make an element of HTML. */
function make(name, className, text = "") {
  const node = document.createElement(name);
  node.className = className;
  node.textContent = text;
  return node;
}

/* Make an element of SVG. */
function draw(name, attributes, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

/* ---- The board ---------------------------------------------------------- */

const shown = new Map(); // of points to pieces on the board: letter and node

function addTo(layer, node, point, more = "") {
  node.setAttribute("transform", `translate(${placeOf(point)})${more}`);
  $(layer).append(node);
  return node;
}

const makePiece = (letter) => draw("g", {}, ...$(letter).cloneNode(true).children);

/* Mark a point with a copy of the sample of that class. */
function mark(layer, name, point, more) {
  const sample = $("marks").getElementsByClassName(name)[0];
  return addTo(layer, sample.cloneNode(true), point, more).firstElementChild;
}

function showPieces(pieces) {
  for (const [point, { letter, node }] of shown) {
    if (pieces.get(point) === letter) continue;
    node.remove();
    shown.delete(point);
  }
  for (const [point, letter] of pieces) {
    if (shown.has(point)) continue;
    const node = makePiece(letter);
    const ring = letter === letter.toUpperCase();
    const circle = node.lastElementChild.firstElementChild;
    circle.setAttribute("class", `${ring ? "ring" : "marker"} ${/w/i.test(letter) ? "white" : "black"}`);
    circle.dataset.point = point;
    shown.set(point, { letter, node: addTo(ring ? "rings" : "markers", node, point) });
  }
}

function showMove(from, to) {
  const [x, y] = placeOf(from).map((n, i) => placeOf(to)[i] - n);
  const turn = `rotate(${(Math.atan2(y, x) * 180) / Math.PI})`;
  mark("below", "arrow", to, turn).setAttribute("x1", -Math.hypot(x, y));
  mark("below", "head", to, turn);
  mark("between", "left", from);
}

function showRow(from, to) {
  const [x, y] = placeOf(to).map((n, i) => n - placeOf(from)[i]);
  const line = mark("below", "row", from);
  line.setAttribute("x2", x);
  line.setAttribute("y2", y);
}

function showMarks({ actions, side }, faulty) {
  const removed = side === "w" ? "white removed" : "black removed";
  for (const layer of ["below", "between", "above", "ghosts"]) $(layer).replaceChildren();
  for (const { kind, from, to, points } of actions) {
    if (kind === "move") showMove(from, to);
    else if (kind === "row") showRow(from, to);
    else if (kind === "ring") mark("above", "ring removed", from);
    else if (kind !== "pass") mark("above", "placed", from ?? points[0]);
    if (kind === "row") points.forEach((point) => mark("between", removed, point));
    if (kind === "move") points.forEach((point) => mark("between", "flipped", point));
  }
  faulty.forEach((point) => mark("above", "fault", point));
}

/* Show how the pieces came to where they are.  Ghosts are pieces that are no longer there. */
function animateTurn({ actions, side, pieces }, duration) {
  const ring = side.toUpperCase();
  const place = (point, scale = 1) => {
    const [x, y] = placeOf(point);
    return { transform: `translate(${x}px,${y}px) scale(${scale},1)` };
  };
  const ghost = (letter, point) => addTo("ghosts", makePiece(letter), point);
  let delay = 0;
  const run = (node, ...frames) => {
    const options = { duration, delay, fill: "both", easing: "ease-in-out" };
    node.animate(frames, options).onfinish = (event) =>
      node.parentNode?.id === "ghosts" ? node.remove() : event.target.cancel();
  };
  for (const { kind, from, to, points } of actions) {
    if (kind === "place") run(shown.get(from).node, { opacity: 0 }, { opacity: 1 });
    if (kind === "row") points.forEach((point) => run(ghost(side, point), { opacity: 1 }, { opacity: 0 }));
    if (kind === "ring") run(ghost(ring, from), { opacity: 1 }, { opacity: 0 });
    if (kind !== "move") continue;
    run(pieces.get(to) === ring ? shown.get(to).node : ghost(ring, to), place(from), place(to));
    for (const point of points.filter((name) => pieces.has(name))) {
      const { letter, node } = shown.get(point);
      run(ghost(letter === "w" ? "b" : "w", point), place(point), place(point, 0), place(point, 0));
      run(node, place(point, 0), place(point, 0), place(point));
    }
    delay += duration;
  }
}

/* ---- The graph ---------------------------------------------------------- */

const graph = { left: 8, width: 424, base: 74, height: 54 }; // in a box of 440 x 80
const acrossOf = (i, states) => graph.left + (graph.width * i) / Math.max(1, states.length - 1);

/* Draw markers on the board as lines and removed rings as circles over the turns. */
function drawGraph(states) {
  const counts = [..."wb"].map((side) =>
    states.map(({ pieces }) => [...pieces.values()].filter((letter) => letter === side).length));
  const most = Math.max(10, ...counts.flat());
  const lines = counts.map((list, k) => {
    const points = list.map((n, i) => [acrossOf(i, states), graph.base - (graph.height * n) / most]);
    return draw("polyline", { class: `count ${"wb"[k]}`, points: points.join(" ") });
  });
  const rings = states.flatMap(({ actions, side }, i) =>
    actions.filter(({ kind }) => kind === "ring").map((_, k) =>
      draw("circle", { class: `taken ${side}`, cx: acrossOf(i, states), cy: 8 + 9 * k, r: 4 })));
  $("graph").replaceChildren(...lines, draw("path", { id: "now" }), ...rings);
}

/* ---- Tags ---------------------------------------------------------------- */

const headTags = ["Event", "Site", "Round", "Date", "Result", "Termination"];
const joinTags = (tags, write) => tags.map((tag) => isolate(write(tag))).join(" \u00b7 ");

/* ---- Playing through ---------------------------------------------------- */

/*
 * Show games: the labels by which they are chosen, each with an id; get(id), a record or a promise
 * of one; and find(text), the id that a link names.  If there is no record, no game is shown.
 */
function replay(labels, get, find) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let game; // the game shown: id, record, states, tags, notes
  let opened = 0; // games so far
  let index = 0; // of the state shown
  let timer; // while the game plays
  let remembered = 0; // when the location was last changed
  let remembering; // the timer that will do so
  let known; // the location's hash as it was followed or remembered

  const hash = () => `#game=${game.id}&turn=${game.states[index].turn}`;

  /* Browsers allow changes of the location only so often. */
  function remember() {
    const wait = remembered + 60 - Date.now();
    clearTimeout(remembering);
    if (wait > 0) remembering = setTimeout(remember, wait);
    if (wait > 0 || location.hash !== known) return; // another one is on its way to follow()
    history.replaceState(null, "", hash());
    known = location.hash;
    remembered = Date.now();
  }

  function showSides(line) {
    const [, , , removed, , variant] = line.split(" ");
    const slots = wins[variant.split("+")[0]];
    for (const [i, id, side, tag] of [[0, "lower", "w", "White"], [1, "upper", "b", "Black"]]) {
      const n = removed.split("-")[i];
      const rings = Array.from({ length: slots }, (_, k) =>
        draw("g", { transform: `translate(${20 + 40 * k},20)` },
          k < n ? makePiece(side.toUpperCase()) : draw("circle", { class: "slot", r: 14.5 })));
      const box = { viewBox: `0 0 ${40 * slots} 40`, role: "img", "aria-label": say("removed", { n }) };
      const name = make("span", `name ${side}`);
      name.append(make("bdi", "", game.tags[tag] ?? words[side]));
      $(id).replaceChildren(name, draw("svg", box, ...rings));
    }
  }

  function showInList(turn) {
    const list = $("turns");
    const old = list.querySelector("[aria-current]");
    old?.removeAttribute("aria-current");
    if (old) old.tabIndex = -1;
    const button = list.querySelector(`[data-turn="${turn}"]`);
    button.setAttribute("aria-current", "true");
    button.tabIndex = 0;
    if (old && old === document.activeElement) button.focus({ preventScroll: true });
    const top = button.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + 30 > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  }

  const isFault = (i) => i === game.states.length - 1 && game.record.fault !== undefined;

  /* Draw a state on the board, and return it with the description of the board. */
  function drawState(i) {
    const state = game.states[i];
    const faulty = isFault(i) ? pointsIn(game.record.points) : [];
    showPieces(state.pieces);
    showMarks(state, faulty);
    return { ...state, description: sayBoard(state, faulty) };
  }

  function show(to, duration = 0) {
    index = Math.max(0, Math.min(to, game.states.length - 1));
    const state = drawState(index);
    const said = sayTurn(state);
    if (duration && !still.matches) animateTurn(state, duration);
    showSides(state.line);
    showInList(state.turn);
    $("position").value = state.line;
    $("words").textContent = state.description;
    $("fault").hidden = !isFault(index);
    $("live").textContent = isFault(index) ? `${said} ${$("fault").innerText}` : said;
    $("now").setAttribute("d", `M${acrossOf(index, game.states)} 2V${graph.base}`);
    remember();
  }

  function stop(playing) {
    clearTimeout(timer);
    timer = playing;
    $("play").classList.toggle("playing", Boolean(playing));
    $("play").setAttribute("aria-label", playing ? words.pause : words.play);
  }

  const delay = () => Number($("speed").value);
  const forward = () => show(index + 1, Math.min(400, delay() / 2));

  function go(to) {
    stop();
    if (to === index + 1 && to < game.states.length) forward();
    else show(to);
  }

  function play() {
    forward();
    if (index === game.states.length - 1) stop();
    else timer = setTimeout(play, delay());
  }

  function toggle() {
    if (timer) return stop();
    if (index === game.states.length - 1) show(0);
    return stop(setTimeout(play, delay() / 2));
  }

  /* Return the number and the actions of a turn, and its clock and comments. */
  function writeTurn({ turn, actions }) {
    const { moves, comments, clock } = game.notes[turn] ?? { comments: [] };
    const texts = actions.map(({ kind, text }, i) => (i && kind !== "ring" ? `;${text}` : text));
    const parts = (moves || texts.join("")).match(/;?x?[^;x]+/g) ?? [];
    const spans = parts.map((part) =>
      make("span", /x.*-/.test(part) ? "row" : /x/.test(part) ? "ring" : "", part));
    return {
      move: [make("span", "number", turn ? `${turn}.` : words.start), ...spans],
      clock: clock ? [make("span", "clock", sayClock(clock))] : [],
      remarks: comments.map((comment) => Object.assign(make("p", "comment", comment), { dir: "auto" })),
    };
  }

  function listTurn(state) {
    const { move, clock, remarks } = writeTurn(state);
    const item = make("li", state.turn ? state.side : "start");
    const button = make("button", "");
    button.dataset.turn = state.turn;
    button.tabIndex = -1;
    button.append(...move);
    item.append(button, ...clock, ...remarks);
    return item;
  }

  /* Make a diagram from a copy of the board. */
  function makeDiagram(i) {
    const { description, ...state } = drawState(i);
    const board = $("board").cloneNode(true);
    const diagram = make("figure", "");
    for (const node of [board, ...board.children]) node.removeAttribute("id");
    board.removeAttribute("aria-describedby");
    board.setAttribute("aria-label", description);
    diagram.append(board, make("figcaption", "", sayTurn(state)));
    return diagram;
  }

  /* Make what is printed: the turns, with diagrams of every tenth, of those with rows and of the last. */
  function makeSheet() {
    const sheet = $("sheet");
    const hidden = [...headTags, "White", "Black", "Fault"];
    const others = Object.keys(game.tags).filter((tag) => !hidden.includes(tag));
    sheet.replaceChildren(make("p", "tags", joinTags(others, (tag) => `${tag}: ${game.tags[tag]}`)));
    let line;
    for (const [i, state] of game.states.entries()) {
      const { move, clock, remarks } = writeTurn(state);
      const isLast = i === game.states.length - 1;
      const turn = make("span", "turn");
      turn.append(...move, ...clock);
      if (!line) sheet.append((line = make("p", "")));
      if (i) line.append(turn, " ");
      sheet.append(...remarks);
      const drawn = isLast || (i && state.turn % 10 === 0) || state.actions.some(({ kind }) => kind === "row");
      if (drawn) sheet.append(makeDiagram(i));
      if (drawn || remarks.length) line = undefined;
    }
    if (game.record.fault !== undefined) sheet.append(...$("fault").cloneNode(true).children);
    drawState(index);
  }

  function showGame({ fault }) {
    const lines = fault === undefined ? [] : [say("fault", { text: isolate(game.tags.Fault) }), ...fault.split("\n")];
    $("about").textContent = joinTags(headTags.filter((tag) => game.tags[tag]), (tag) => game.tags[tag]);
    $("fault").replaceChildren(...lines.filter(Boolean).map((line) => make("p", "", line)));
    $("turns").replaceChildren(...game.states.map(listTurn));
    $("names").textContent = nameGame(game.tags);
    drawGraph(game.states);
  }

  async function open(id, turn) {
    const mine = ++opened;
    stop();
    clearTimeout(remembering);
    game = null;
    const record = await get(id);
    if (!record || mine !== opened) return;
    const { tags, notes } = readText(record.text);
    game = { id, record, tags, notes, states: readStates(record, tags) };
    shown.clear();
    for (const layer of ["markers", "rings"]) $(layer).replaceChildren();
    $("games").value = id;
    showGame(record);
    const last = game.states.length - 1;
    const first = game.states[1]?.turn ?? 1;
    show(turn === undefined ? (record.fault === undefined ? 0 : last) : turn && turn - first + 1);
  }

  /* Show what the location names: a game from that turn, from its start or at its fault. */
  function follow() {
    known = location.hash;
    const named = new URLSearchParams(known.slice(1));
    const turn = named.get("turn")?.match(/^\d+$/);
    open(find(named.get("game")), turn && Number(turn));
  }

  async function copy(text) {
    const box = make("textarea", "unseen", text);
    let done = true;
    document.body.append(box);
    box.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      done = document.execCommand("copy"); // for pages that do not come over a secure connection
    }
    box.remove();
    $("copied").textContent = words[done ? "copied" : "not-copied"];
  }

  const keys = {
    ArrowLeft: () => go(index - 1),
    ArrowRight: () => go(index + 1),
    Home: () => go(0),
    End: () => go(game.states.length - 1),
    " ": toggle,
  };
  const on = (id, type, act) => $(id).addEventListener(type, act);
  const clicks = { first: keys.Home, back: keys.ArrowLeft, play: toggle, forward: keys.ArrowRight, last: keys.End };
  for (const [id, act] of Object.entries(clicks)) on(id, "click", act);
  on("games", "change", () => open($("games").value));
  on("copy-position", "click", () => copy(game.states[index].line));
  on("copy-link", "click", () => copy(location.href.split("#")[0] + hash()));
  on("copy-record", "click", () => copy(game.record.text));
  on("turns", "click", ({ target }) => {
    const { turn } = target.closest("button")?.dataset ?? {};
    if (turn) go(game.states.findIndex((state) => state.turn === Number(turn)));
  });
  on("graph", "click", ({ clientX }) => {
    const box = $("graph").getBoundingClientRect();
    const scale = (graph.width + 2 * graph.left) / box.width;
    const at = ((clientX - box.left) * scale - graph.left) / graph.width;
    go(Math.round(at * (game.states.length - 1)));
  });
  let touch;
  on("board", "pointerdown", (event) => (touch = event));
  on("board", "pointerup", ({ pointerType, clientX, clientY }) => {
    const [x, y] = [clientX - touch?.clientX, clientY - touch?.clientY];
    if (pointerType !== "mouse" && Math.abs(x) > Math.max(30, Math.abs(y))) go(index + (x < 0 ? 1 : -1));
  });
  document.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event;
    const taken = target.closest(`input, select${key === " " ? ", button" : ""}`);
    if (taken || ctrlKey || altKey || metaKey || shiftKey || !game || !keys[key]) return;
    event.preventDefault();
    keys[key]();
  });
  addEventListener("hashchange", follow);
  addEventListener("beforeprint", () => game && makeSheet());
  $("games").replaceChildren(...labels.map((label) => new Option(...label)));
  $("choice").hidden = labels.length < 2;
  $("player").hidden = false;
  follow();
}

/* ---- The records of this page ------------------------------------------- */

const nameGame = ({ White = words.w, Black = words.b }) =>
  say("versus", { white: isolate(White), black: isolate(Black) });
const texts = [...document.querySelectorAll("#records > pre")];
if (texts[0]) {
  $("records").hidden = true;
  replay(
    texts.map((node, i) => {
      const tags = readTags(node.textContent);
      return [say("option", { game: i + 1, names: nameGame(tags), result: tags.Result }), i + 1];
    }),
    (id) => ({ text: texts[id - 1].textContent, ...texts[id - 1].dataset }),
    (text) => Math.max(1, Math.min(text?.match(/^\d+$/) ?? 1, texts.length)),
  );
}
