/* SPDX-License-Identifier: BSD-2-Clause */
/* Follows the links of a page of a site that lead to the same page; links.mjs puts it there. */
"use strict";

window.crawl = (() => {
  const byId = (id) => document.getElementById(id);
  const withoutHash = (address) => address.replace(/#.*/, "");
  const normalise = (address) => address.replace(/#$/, "");

  /* Return whether the page shows what an address names. */
  function hasArrived(address) {
    const { hash } = location;
    const href = normalise(location.href);
    if (document.readyState !== "complete" || (href !== address && !href.startsWith(`${address}&turn=`))) return false;
    const named = new URLSearchParams(hash.slice(1));
    const isCounted = /\d (game|player)s?\b/.test(byId("status")?.textContent);
    switch (document.body.dataset.page) {
      case "games":
        return named.has("game") ? href !== address && !byId("game").hidden : !byId("lists").hidden && isCounted;
      case "players":
        return named.has("player") ?
          document.activeElement === byId("player-name") && document.activeElement.textContent === named.get("player") :
          !byId("lists").hidden && isCounted;
      case "openings":
        return byId("line").lastElementChild?.getAttribute("href") === (hash || "#line=");
      default:
        return true;
    }
  }

  /* Do what leads to an address of this page, and wait until that is shown. */
  async function go(address, act) {
    const [hash, moves] = [location.hash, window.readBack.moves()];
    act();
    const isTold = () => location.hash === hash || window.readBack.moves() > moves;
    for (let times = 0; !isTold() || !hasArrived(address); times++) {
      if (times === 2000) throw new Error(`${address} does not open: ${location.href}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  async function goTo(address) {
    if (!hasArrived(address)) await go(address, () => (location.hash = new URL(address).hash));
  }

  const inputs = () => [...document.querySelectorAll("nav.pages input")];

  /* Turn the tables to pages. */
  function turnTo(pages) {
    for (const [i, input] of inputs().entries()) {
      if (input.value === pages[i]) continue;
      input.value = pages[i];
      input.dispatchEvent(new Event("change"));
    }
  }

  /* Call a function on every page of the tables that are shown, until it returns something. */
  function onPages(look) {
    let found = look();
    for (const pager of document.querySelectorAll("nav.pages:not([hidden])")) {
      const [back, next] = pager.querySelectorAll("button");
      for (const button of [next, back]) {
        while (!found && pager.checkVisibility() && !button.disabled) {
          button.click();
          found = look();
        }
      }
    }
    return found;
  }

  /* Return the links that are shown: whether they are downloads, and the pages of the tables then, by their addresses. */
  function listLinks() {
    const found = new Map();
    onPages(() => {
      const pages = inputs().map(({ value }) => value);
      for (const link of document.links) {
        if (link.checkVisibility()) found.set(normalise(link.href), { isDownload: link.hasAttribute("download"), pages });
      }
    });
    return found;
  }

  const findLink = (address) =>
    onPages(() => [...document.links].find((link) => normalise(link.href) === address && link.checkVisibility()));

  /*
   * Click all links from an address on that lead to the same page, unless they are known.  Returns
   * them, and all others: where they are, where they lead and whether they are downloads.
   */
  async function followWithin(start, known) {
    await goTo(start);
    const views = new Map([[start, listLinks()]]); // with the links that are shown there
    const seen = new Set(known).add(start);
    const others = new Map();
    for (const [view, links] of views) {
      for (const [address, { isDownload, pages }] of links) {
        const isHere = withoutHash(address) === withoutHash(start);
        if (!isHere && !others.has(address)) others.set(address, { view, address, isDownload });
        if (!isHere || seen.has(address)) continue;
        seen.add(address);
        await goTo(view);
        turnTo(pages);
        await go(address, () => findLink(address).click());
        views.set(address, listLinks());
      }
    }
    return { views: [...views.keys()], others: [...others.values()] };
  }

  return { hasArrived, findLink, followWithin };
})();
