// The drawn board: clicks, explanations, arrow keys, a small menu, and how near one looks. It knows no rule: a place
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
    const box = place.getBoundingClientRect();
    const own = bubble.getBoundingClientRect();
    const left = Math.min(Math.max(8, box.left + box.width / 2 - own.width / 2), innerWidth - own.width - 8);
    const above = box.top - own.height - 8;
    bubble.style.setProperty("left", `${left}px`);
    bubble.style.setProperty("top", `${above > 8 ? above : Math.min(box.bottom + 8, innerHeight - own.height - 8)}px`);
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
    bubble.hidden = false;
    told = place;
    near(place);
  }

  function hush() {
    bubble.hidden = true;
    bubble.replaceChildren();
    told = null;
  }

  const isMenu = () => !bubble.hidden && bubble.classList.contains("menu");
  const tipOf = (place) => (place.dataset.tip ? place.dataset.tip.split("\n") : []);

  table.addEventListener("pointerover", (event) => {
    const place = event.target.closest(".place");
    if (event.pointerType !== "mouse" || isMenu()) return;
    if (place) explain(place, tipOf(place));
    else hush();
  });
  table.addEventListener("focusin", (event) => {
    const place = event.target.closest(".place");
    if (place && place.matches(":focus-visible")) explain(place, tipOf(place));
  });
  table.addEventListener("focusout", () => { if (!isMenu()) hush(); });
  addEventListener("scroll", () => { if (!bubble.hidden) hush(); }, { capture: true, passive: true });

  // -- What a click means --------------------------------------------------------------------------------------------

  const button = (id) => document.getElementById(`choice-${id}`);

  function press(place) {
    const ids = (place.dataset.ids ?? "").split(" ").filter((id) => id && button(id));
    if (ids.length === 1) {
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
    bubble.replaceChildren(...ids.map((id) => {
      const item = document.createElement("button");
      item.type = "button";
      item.textContent = button(id).textContent.trim();
      item.addEventListener("click", () => {
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
      if (told === place && whole === $("#whole", table)) explain(place, [found.reason ?? found.message, ...tipOf(place)]);
    } catch {
      hush();
    }
  }

  table.addEventListener("click", (event) => {
    const place = event.target.closest(".place");
    if (place) press(place);
  });
  document.addEventListener("pointerdown", (event) => {
    if (!event.target.closest("#bubble, .place")) hush();
  });

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
    if (event.key === "Escape" && !bubble.hidden) {
      const place = told;
      hush();
      place?.focus();
      event.stopPropagation();
      return;
    }
    if (isMenu() && event.target.closest("#bubble")) {
      const items = $$("button", bubble);
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        items[(items.indexOf(event.target) + step + items.length) % items.length].focus();
        event.preventDefault();
      }
      event.stopPropagation();
      return;
    }
    const place = event.target.closest?.(".place");
    if (!place) return;
    if (WAYS[event.key]) {
      const next = beyond(place, ...WAYS[event.key]);
      if (next) focus(next);
    } else if (event.key === "Enter" || event.key === " ") {
      press(place);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }, true);

  function focus(place) {
    for (const each of $$('.place[tabindex="0"]', place.ownerSVGElement)) each.setAttribute("tabindex", "-1");
    place.setAttribute("tabindex", "0");
    place.focus();
  }

  // -- How near one looks --------------------------------------------------------------------------------------------

  const NEAR = ["1", "1.6", "2.4"];

  function zoom(step) {
    const now = NEAR.indexOf(sessionStorage.getItem("zoom") ?? "1");
    const next = NEAR[Math.min(Math.max(now + step, 0), NEAR.length - 1)];
    sessionStorage.setItem("zoom", next);
    dress();
  }

  table.addEventListener("click", (event) => {
    const by = event.target.closest("[data-zoom-by]");
    if (by) zoom(Number(by.dataset.zoomBy));
  });

  /** What this script adds to a board that has just come. */
  function dress() {
    const near = sessionStorage.getItem("zoom") ?? "1";
    for (const box of $$(".boardbox", table)) box.dataset.near = near;
    for (const svg of $$(".boardsvg", table)) {
      const all = $$(".place", svg);
      if (!all.some((place) => place.getAttribute("tabindex") === "0")) {
        (all.find((place) => place.classList.contains("can")) ?? all[0])?.setAttribute("tabindex", "0");
      }
    }
    if (told && !told.isConnected) hush();
  }

  new MutationObserver(dress).observe(table, { childList: true, subtree: true });
  dress();
}
