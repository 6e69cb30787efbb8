// The drawn board: clicks and taps, explanations, arrow keys, a small menu. It knows no rule: a place
// carries the ids that a click on it could mean, and the list of choices beside the board sends them.

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];

const table = $("#table");
const bubble = document.createElement("div");
bubble.className = "bubble";
bubble.hidden = true;
bubble.setAttribute("role", "tooltip");
bubble.id = "bubble";

if (table) start();

function start() {
  document.body.append(bubble);

  // -- What a place is, in words -------------------------------------------------------------------------------------

  let told = null;

  function near(place) {
    const box = (place.closest(".plotarea") ?? place).getBoundingClientRect();
    const own = bubble.getBoundingClientRect();
    const within = (wish, most) => `${Math.max(8, Math.min(wish, most - 8))}px`;
    const above = box.top - own.height - 8;
    bubble.style.setProperty("left", within(box.left + box.width / 2 - own.width / 2, innerWidth - own.width));
    bubble.style.setProperty("top", within(above > 8 ? above : box.bottom + 8, innerHeight - own.height));
  }

  function explain(place, lines, head = place.getAttribute("aria-label")) {
    const title = document.createElement("strong");
    title.textContent = head;
    bubble.replaceChildren(title, ...lines.map((line) => {
      const p = document.createElement("p");
      p.textContent = line;
      return p;
    }));
    bubble.classList.remove("menu");
    bubble.setAttribute("role", "tooltip");
    bubble.removeAttribute("aria-label");
    bubble.hidden = false;
    told?.removeAttribute("aria-describedby");
    told = place;
    place.setAttribute("aria-describedby", bubble.id);
    near(place);
  }

  function hush() {
    bubble.hidden = true;
    bubble.replaceChildren();
    told?.removeAttribute("aria-describedby");
    told = null;
  }

  const isMenu = () => !bubble.hidden && bubble.classList.contains("menu");
  const tipOf = (place) => ((shownAt(place.dataset.place) ?? place).dataset.tip ?? "").split("\n").filter(Boolean);

  table.addEventListener("pointerover", (event) => {
    const place = event.target.closest(".place");
    if (event.pointerType !== "mouse" || isMenu() || event.target.closest(".turner")) return;
    aimAt(place);
    if (place) explain(place, tipOf(place));
    else hush();
  });
  table.addEventListener("focusin", (event) => {
    const place = event.target.closest(".place");
    if (place) rove(place);
    if (!place?.matches(":focus-visible")) return;
    aimAt(place);
    explain(place, tipOf(place));
  });
  table.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse" && !isMenu()) hush(); });
  table.addEventListener("focusout", () => { if (!isMenu()) hush(); });
  addEventListener("scroll", (event) => {
    if (bubble.hidden || event.target === bubble) return;
    if (told.matches(":focus-visible")) near(told); // brought into sight by a key
    else hush();
  }, { capture: true, passive: true });

  // -- What a click means --------------------------------------------------------------------------------------------

  const button = (id) => document.getElementById(`choice-${id}`);

  function press(place) {
    const ids = (place.dataset.ids ?? "").split(" ").filter((id) => id && button(id));
    if (ids.length && shownAt(place.dataset.place)) {
      lay(place, ids[0]);
    } else if (ids.length === 1) {
      hush();
      button(ids[0]).click();
    } else if (ids.length) {
      offer(place, ids);
    } else if (place.dataset.refused) {
      refuse(place);
    } else {
      explain(place, tipOf(place));
    }
  }

  /** A small menu at the place, in the words of the list. */
  function offer(place, ids) {
    hush();
    bubble.classList.add("menu");
    bubble.setAttribute("role", "group");
    bubble.setAttribute("aria-label", place.getAttribute("aria-label"));
    bubble.replaceChildren(...ids.map((id) => {
      const item = document.createElement("button");
      item.type = "button";
      item.textContent = button(id).textContent.trim();
      item.addEventListener("click", () => {
        place.focus({ preventScroll: true });
        hush();
        button(id)?.click();
      });
      return item;
    }));
    bubble.hidden = false;
    told = place;
    near(place);
    bubble.firstElementChild.focus();
  }

  /** Why nothing can be done here now. */
  async function refuse(place) {
    const whole = $("#whole", table);
    explain(place, [table.dataset.whyLoading]);
    try {
      const answer = await fetch(`/t/${table.dataset.table}/why?action=${place.dataset.refused}`, {
        headers: { Accept: "application/json" },
      });
      const found = await answer.json();
      if (told !== place || whole !== $("#whole", table)) return;
      explain(place, [found.reason ?? found.message, ...tipOf(place)]);
      $("#live").textContent = found.reason ?? found.message;
    } catch {
      if (told === place) hush();
    }
  }

  table.addEventListener("click", (event) => {
    const place = event.target.closest(".place");
    if (event.target.closest(".turner")) turnOn(1);
    else if (isTouch && event.target.closest(".boardsvg")) tap(event, place);
    else if (place) press(place);
  });
  document.addEventListener("pointerdown", (event) => {
    isTouch = event.pointerType !== "mouse";
    if (!event.target.closest("#bubble, .place, .turner")) hush();
  });

  // -- A finger ------------------------------------------------------------------------------------------------------

  const FINGER = 24; // pixels that a finger can hit at least
  const PATIENCE = 500; // milliseconds until a finger that stays asks for an explanation
  let held = null; // the place under a finger, and what waits for it

  /** The places that a finger at a point may mean: small ones are as large as a finger. */
  function meant({ clientX, clientY }) {
    return $$(".boardsvg .place.can", table).filter((place) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      return Math.abs(clientX - left - width / 2) <= Math.max(width, FINGER) / 2
        && Math.abs(clientY - top - height / 2) <= Math.max(height, FINGER) / 2;
    });
  }

  /** Does what a tap means; where small places lie close together it asks which one. */
  function tap(event, place) {
    if (held?.isDone) return;
    const { width = 0, height = 0 } = place?.getBoundingClientRect() ?? {};
    const small = meant(event).filter((each) => {
      const box = each.getBoundingClientRect();
      return each === place || Math.min(box.width, box.height) < FINGER;
    });
    const isSure = place?.classList.contains("can") && Math.min(width, height) >= FINGER;
    const ids = [...new Set(small.flatMap((each) => each.dataset.ids.split(" ")))].filter(button);
    if (small.length) event.preventDefault(); // it was no tap on the empty board
    if (isSure || !small.length) {
      if (place) press(place);
    } else if (small.length === 1 || ids.length === 1) {
      press(small.includes(place) ? place : small[0]);
    } else {
      offer(place && small.includes(place) ? place : small[0], ids);
    }
  }

  table.addEventListener("pointerdown", (event) => {
    clearTimeout(held?.timer);
    const place = event.pointerType !== "mouse" && event.isPrimary && event.target.closest(".boardsvg .place");
    held = place ? { x: event.clientX, y: event.clientY, timer: setTimeout(() => {
      if (!place.isConnected) return;
      held.isDone = true;
      if (place.dataset.refused) refuse(place);
      else explain(place, tipOf(place));
    }, PATIENCE) } : null;
  });
  table.addEventListener("pointermove", (event) => {
    if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > 10) clearTimeout(held.timer);
  });
  for (const end of ["pointerup", "pointercancel"]) table.addEventListener(end, () => clearTimeout(held?.timer));
  table.addEventListener("contextmenu", (event) => {
    if (held && event.target.closest(".boardsvg")) event.preventDefault(); // a finger that stays is ours
  });

  // -- A tile that is being laid: R turns it -------------------------------------------------------------------------
  // For each cell the board holds a picture of every turn that may be chosen there (.ghost: at which place, which turn,
  // and what to press then to choose it). One is shown: at the place that was pointed at last, in the turn wished last.

  let isTouch = false;
  let aimed = "";
  let wished = 0;
  let looked = false;
  let next = ""; // what to press as soon as the next question has come

  const placeOf = (name) => $(`.place[data-place="${CSS.escape(name)}"]`, table);
  const isLaying = () => $$(".ghost", table).some((ghost) => placeOf(ghost.dataset.at)?.dataset.ids);
  const ghostsAt = (name) => (name ? $$(`.ghost[data-at="${CSS.escape(name)}"]`, table) : []);

  /** The picture for a place, in the turn that is wished or the one after it; nothing where no tile is laid. */
  function shownAt(name) {
    const all = ghostsAt(name);
    return all.find((ghost) => Number(ghost.dataset.turn) >= wished) ?? all[0];
  }

  function showGhost() {
    const all = $$(".ghost", table);
    if (!all.length) [wished, looked] = [0, false];
    if (!looked && isLaying()) { // the plot comes into sight
      looked = true;
      $(".plotarea", table).scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    if (!ghostsAt(aimed).length) aimed = all.find((ghost) => ghost.classList.contains("shown"))?.dataset.at ?? "";
    const now = shownAt(aimed);
    for (const ghost of all) ghost.classList.toggle("shown", ghost === now);
    for (const turner of $$(".turner", table)) turner.classList.toggle("shown", turner.dataset.at === aimed);
    for (const place of $$(".turning", table)) place.classList.toggle("shown", place.dataset.place === now?.dataset.then);
  }

  /** Something is pointed at: a cell, or one of the turns of a cell. */
  function aimAt(place) {
    const turn = place?.classList.contains("turning")
      && $$(".ghost", table).find((ghost) => ghost.dataset.then === place.dataset.place);
    if (turn) [aimed, wished] = [turn.dataset.at, Number(turn.dataset.turn)];
    else if (place && ghostsAt(place.dataset.place).length) aimed = place.dataset.place;
    showGhost();
  }

  /** Turns the tile on or back; before any cell was pointed at, the first one that may be chosen shows it. */
  function turnOn(step) {
    if (!ghostsAt(aimed).length) {
      const place = placeOf($(".ghost", table).dataset.at);
      focus(place);
      aimAt(place);
    } else {
      const all = ghostsAt(aimed);
      wished = Number(all[(all.indexOf(shownAt(aimed)) + step + all.length) % all.length].dataset.turn);
    }
    showGhost();
    const tip = shownAt(aimed).dataset.tip.split("\n");
    $("#live").textContent = tip[0];
    if (told && isMenu()) $("p", bubble)?.replaceChildren(tip[0]);
    else if (told?.dataset.place === aimed) explain(told, tip);
  }

  /** Lays the tile as it is shown; a finger sees it first, and is asked. */
  function lay(place, id) {
    const isNew = aimed !== place.dataset.place || told !== place;
    aimAt(place);
    if (isTouch && isNew) {
      ask(place, id);
      return;
    }
    const { then } = shownAt(place.dataset.place).dataset;
    const turn = placeOf(then);
    hush();
    if (turn) {
      press(turn);
    } else {
      next = then;
      button(id).click();
    }
  }

  function ask(place, id) {
    const { turnWord, layWord } = $(".laying", table).dataset;
    offer(place, [id]);
    const text = document.createElement("p");
    text.textContent = tipOf(place)[0];
    const item = bubble.firstElementChild.cloneNode();
    const confirm = item.cloneNode();
    [item.textContent, confirm.textContent] = [turnWord, layWord];
    item.hidden = ghostsAt(place.dataset.place).length < 2;
    item.addEventListener("click", () => turnOn(1));
    confirm.addEventListener("click", () => {
      lay(place, id);
      place.focus({ preventScroll: true });
    });
    bubble.replaceChildren(text, item, confirm);
    near(place);
    confirm.focus();
  }

  /** The cell was sent: its turn follows, if it is asked. */
  new MutationObserver(() => {
    if (!next || $("#whole[aria-busy]", table)) return;
    const place = placeOf(next);
    next = "";
    if (place) press(place);
  }).observe(table, { subtree: true, attributeFilter: ["aria-busy"] });

  document.addEventListener("keydown", (event) => {
    isTouch = false;
    const isFree = !event.ctrlKey && !event.metaKey && !event.altKey && !$("dialog[open]")
      && !event.target.closest?.("input, select, textarea");
    const isMine = table.dataset.keys === "1" || event.target.closest?.(".boardsvg");
    if (event.key.toLowerCase() !== "r" || !isFree || !isMine || !isLaying()) return;
    turnOn(event.shiftKey ? -1 : 1);
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  // -- Keys ----------------------------------------------------------------------------------------------------------

  const middle = (place) => {
    const box = place.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };

  /** The nearest place in a direction: a step aside counts twice. */
  function beyond(place, x, y) {
    const [fromX, fromY] = middle(place);
    let best = null;
    let least = Infinity;
    for (const other of $$(".place", place.ownerSVGElement)) {
      const [toX, toY] = middle(other);
      const ahead = (toX - fromX) * x + (toY - fromY) * y;
      const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
      if (other !== place && ahead > 2 && ahead + 2 * aside < least) {
        best = other;
        least = ahead + 2 * aside;
      }
    }
    return best;
  }

  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  // Before the keys of the page: arrows on the board do not move through the match.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && !bubble.hidden) {
      const place = bubble.contains(document.activeElement) ? told : null;
      hush();
      place?.focus({ preventScroll: true });
      event.stopPropagation();
      return;
    }
    if (isMenu() && event.target.closest("#bubble")) {
      const items = $$("button", bubble);
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        items[(items.indexOf(event.target) + step + items.length) % items.length].focus();
        event.preventDefault();
      } else if (event.key === "Tab") { // out of the menu, back to its place
        told?.focus({ preventScroll: true });
        hush();
      }
      event.stopPropagation();
      return;
    }
    const place = event.target.closest?.(".place");
    if (!place) return;
    const all = $$(".place", place.ownerSVGElement);
    const next = WAYS[event.key] ? beyond(place, ...WAYS[event.key]) : { Home: all[0], End: all.at(-1) }[event.key];
    if (WAYS[event.key] || next) {
      if (next) focus(next);
    } else if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) press(place);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }, true);

  /** Tab comes to one place of the board, and leaves it from there. */
  function rove(place) {
    for (const each of $$('.place[tabindex="0"]', place.ownerSVGElement)) each.setAttribute("tabindex", "-1");
    place.setAttribute("tabindex", "0");
  }

  const focus = (place) => place.focus({ preventScroll: true });

  /** What this script adds to a board that has just come. */
  function dress() {
    for (const svg of $$(".boardsvg", table)) {
      const all = $$(".place", svg);
      if (svg.contains(document.activeElement) && document.activeElement.matches(".place")) rove(document.activeElement);
      else if (!all.some((place) => place.getAttribute("tabindex") === "0")) {
        (all.find((place) => place.classList.contains("can")) ?? all[0])?.setAttribute("tabindex", "0");
      }
    }
    showGhost();
  }

  /** What was said of a place is said anew when the board has changed; a menu is of the past. */
  function sayAnew() {
    if (!document.activeElement.closest(".place")) for (const place of $$('.place[tabindex="0"]', table)) place.setAttribute("tabindex", "-1");
    dress();
    if (!told) return;
    const place = placeOf(told.dataset.place);
    const isHeld = bubble.contains(document.activeElement);
    const isPointed = place && !isMenu() && place.matches(":hover, :focus-visible");
    hush();
    if (isHeld && place) focus(place);
    else if (isPointed) explain(place, tipOf(place));
  }

  new MutationObserver(dress).observe(table, { childList: true, subtree: true });
  table.addEventListener("board:comes", sayAnew);
  dress();
}
