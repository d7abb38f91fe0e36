/* SPDX-License-Identifier: BSD-2-Clause */
/* The chart of the ratings of a player over time.  It is loaded before site.js, whose functions it calls. */
"use strict";

// Percent across, so that letters have the same size in every width, and pixels down.
const plot = { left: 16, width: 81, top: 24, height: 150 };
const widthOf = (label) => 1.5 * (label.length + 2); // in percent

/* Return the months up to the end of a period, such as "2024-03" or "2024"; "Period 3" stands for a year. */
function monthsUpTo(end) {
  const [year, month = 12] = end.match(/\d+/g).map(Number);
  return 12 * year + month;
}

/* Return round numbers below, between and above some others, from two to six. */
function levelsOf(numbers) {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  let step = 20;
  while (high - low > 4 * step) step *= String(step)[0] === "2" ? 2.5 : 2;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/* Draw a chart of points, each with the end of its period and a rating. */
function drawHistory(points) {
  const months = points.map(({ end }) => monthsUpTo(end));
  const levels = levelsOf(points.map(({ rating }) => rating));
  const [low, high] = [levels[0], levels.at(-1)];
  const across = (i) => plot.left + (plot.width * (months[i] - months[0])) / (months.at(-1) - months[0]);
  const down = (rating) => plot.top + (plot.height * (high - rating)) / (high - low);
  const last = points.length - 1;
  const nodes = levels.flatMap((level) => [
    draw("line", { class: "level", x1: 0, x2: "100%", y1: down(level), y2: down(level) }),
    draw("text", { x: 0, y: down(level) - 4 }, level),
  ]);
  for (let i = 1; i <= last; i++) {
    const [from, to] = [i - 1, i].map((k) => [`${across(k)}%`, down(points[k].rating)]);
    nodes.push(draw("line", { class: "trend", x1: from[0], y1: from[1], x2: to[0], y2: to[1] }));
  }
  let labelled = across(0);
  for (const [i, { end, rating }] of points.entries()) {
    const x = across(i);
    nodes.push(draw("circle", { cx: `${x}%`, cy: down(rating), r: 4 }, draw("title", {}, `${end}: ${rating}`)));
    const isEnd = i === 0 || i === last;
    if (!isEnd && (x < labelled + widthOf(end) || x > across(last) - 1.5 * widthOf(end))) continue;
    labelled = x;
    nodes.push(draw("text", { class: isEnd ? "" : "between", x: `${x}%`, y: plot.top + plot.height + 22, "text-anchor": i === last ? "end" : "middle" }, end));
  }
  $("history-lines").replaceChildren(...nodes);
}

/* Return a function that shows the ratings of a player by the index, or nothing if there are fewer than two. */
function makeHistory() {
  const showTable = makeTable("ratings", [
    { name: "End of", value: ({ end }) => end },
    { name: "Rating", value: ({ rating }) => rating, number: true },
  ]);
  return ({ periods, undated, players }, index) => {
    const points = periods.map((end, i) => ({ end, rating: players[index]?.[i] ?? null })).filter(({ rating }) => rating !== null);
    $("history").hidden = points.length < 2;
    if (points.length < 2) return;
    const [lowest, ...rest] = points.toSorted((a, b) => a.rating - b.rating);
    const tell = ({ end, rating }) => `${rating} (${end})`;
    $("chart-text").textContent = `From ${tell(points[0])} to ${tell(points.at(-1))}; lowest ${tell(lowest)}, highest ${tell(rest.at(-1))}.`;
    $("undated").textContent = undated ? `${count(undated, "game", "games")} without a month ${undated === 1 ? "does" : "do"} not count here.` : "";
    drawHistory(points);
    showTable(points);
  };
}
