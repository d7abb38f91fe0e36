/* SPDX-License-Identifier: BSD-2-Clause */
/*
 * The search for positions in the games of a site.  It is loaded before site.js, whose functions it
 * calls when a search begins.
 */
"use strict";

/* ---- Patterns ------------------------------------------------------------- */

const signs = { W: "W", B: "B", w: "w", b: "b", O: "WB", o: "wb", "*": "WBwb", ".": "1" };
const signNames = { W: "white ring", B: "black ring", w: "white marker", b: "black marker", O: "any ring", o: "any marker", "*": "any piece", ".": "no piece" };

/* Return the map from points to signs that a list such as "We5 wf5 .g6" stands for, or undefined. */
function readPattern(text) {
  const list = text.split(/[\s,]+/).filter(Boolean).map((word) => [word.slice(1), word[0]]);
  return list.every(([point, sign]) => names.includes(point) && sign in signs) ? new Map(list) : undefined;
}

/* Return the images of a pattern under the symmetries of the board, each a list of points and pieces. */
function imagesOf(pattern) {
  const images = new Map();
  for (let symmetry = 0; symmetry < 12; symmetry++) {
    const image = [...pattern].map(([point, sign]) => {
      let [x, y] = ["abcdefghijk".indexOf(point[0]) - 5, Number(point.slice(1)) - 6]; // from f6
      if (symmetry >= 6) [x, y] = [y, x];
      for (let turns = symmetry % 6; turns > 0; turns--) [x, y] = [y, y - x];
      return ["abcdefghijk"[x + 5] + (y + 6), signs[sign]];
    });
    images.set(image.map(String).sort().join(" "), image);
  }
  return [...images.values()];
}

/* Return the numbers of the turns of a game after which an image is on the board. */
function findTurns([text, turns], images) {
  const { Position = usual } = readTags(text);
  const [board, , , , first] = Position.split(" ");
  const pieces = readBoard(board);
  const found = [];
  const look = (turn) => {
    const fits = (image) => image.every(([point, accepted]) => accepted.includes(pieces.get(point) ?? "1"));
    if (images.some(fits)) found.push(turn);
  };
  look(0);
  for (const [i, moves] of (turns ? turns.split(",") : []).entries()) {
    const { side, actions } = readTurn(moves);
    for (const action of actions) apply(pieces, action, side);
    look(Number(first) + i);
  }
  return found;
}

/* Have the visitor put a pattern on the board; act is called with every change that is made there. */
function makePatternBoard(act) {
  const pattern = new Map();
  const nodes = new Map();
  const nameOf = (point) => `${point}: ${signNames[pattern.get(point)] ?? "anything"}`;

  function show(next) {
    pattern.clear();
    for (const [point, sign] of next) pattern.set(point, sign);
    putPieces("pattern-pieces", pattern);
    for (const [point, node] of nodes) node.setAttribute("aria-label", nameOf(point));
  }

  function put(point) {
    const { value } = document.querySelector("#signs :checked");
    const next = new Map(pattern);
    if (value === "?" || pattern.get(point) === value) next.delete(point);
    else next.set(point, value);
    show(next);
    act(pattern);
  }

  function goTo(point) {
    for (const node of nodes.values()) node.setAttribute("tabindex", -1);
    nodes.get(point).setAttribute("tabindex", 0);
    nodes.get(point).focus();
  }

  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
  function press(event, point) {
    const [across, up] = steps[event.key] ?? [];
    const column = "abcdefghijk".indexOf(point[0]) + across;
    // To the next column there may be a point half a row higher only, or half a row lower.
    const [next] = [0, across, -across].map((more) => "abcdefghijk"[column] + (Number(point.slice(1)) + up + more))
      .filter((name) => nodes.has(name));
    if (next) goTo(next);
    if ("Enter ".includes(event.key)) put(point);
    if (event.key in steps || "Enter ".includes(event.key)) event.preventDefault();
  }

  for (const point of names) {
    const [x, y] = placeOf(point);
    const node = draw("circle", { class: "point", cx: x, cy: y, r: 16, role: "button", tabindex: point === "f6" ? 0 : -1 });
    node.addEventListener("click", () => put(point));
    node.addEventListener("keydown", (event) => press(event, point));
    nodes.set(point, node);
    $("pattern-points").append(node);
  }
  show(pattern);
  return show;
}

/* ---- The search ----------------------------------------------------------- */

/* Search all games for a pattern; show() is called with the turns by the ids of games. */
function makeSearch({ records: bits }, show) {
  const [form, input] = [$("pattern-form"), $("pattern")];
  let searching = 0; // the search under way, of all so far
  const showBoard = makePatternBoard((pattern) => {
    input.value = [...pattern].map(([point, sign]) => sign + point).join(" ");
    check();
  });

  function check() {
    const pattern = readPattern(input.value);
    input.setCustomValidity(pattern ? "" : "Write signs and points, such as \u201cWe5 wf5 .g6\u201d");
    if (pattern) showBoard(pattern);
    return pattern;
  }

  function showProgress(is) {
    $("progress").hidden = $("cancel").hidden = !is;
  }

  function stop() {
    searching++;
    showProgress(false);
  }

  /* Call a function with all games and their ids, unless the search is stopped; return whether. */
  async function visitGames(mine, visit) {
    for (let n = 0; n < 2 ** bits; n++) {
      const chunk = await loadChunk("games", bits, n);
      if (mine !== searching) return false;
      for (const [id, game] of Object.entries(chunk)) visit(id, game);
      $("progress").value = n + 1;
    }
    return true;
  }

  async function search(pattern) {
    const mine = ++searching;
    const images = imagesOf(pattern);
    const found = new Map();
    showProgress(true);
    $("progress").max = 2 ** bits;
    try {
      const isComplete = await visitGames(mine, (id, game) => {
        const turns = findTurns(game, images);
        if (turns.length) found.set(id, turns);
      });
      if (isComplete) show(found);
    } finally {
      if (mine === searching) stop(); // not the search that came after it
    }
  }

  input.addEventListener("input", check);
  $("cancel").addEventListener("click", () => {
    stop();
    $("status").textContent = "The search was cancelled.";
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const pattern = check();
    if (pattern?.size) attempt(() => search(pattern));
  });
  form.addEventListener("reset", () => {
    stop();
    showBoard(new Map());
    show();
  });
  $("search").hidden = false;
}
