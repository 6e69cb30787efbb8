// @ts-check
// What the script adds to the plain page: tabs, roving focus in the choices, the end of the chat, the title, numbers
// that have changed.

import { $$ } from "../dom.js";
import { isStill, table, whole } from "./page.js";

/** @param {Set<string>} [away] boxes that are read further up */
export function decorate(away = new Set()) {
  selectTab(table.dataset.tabs || "board");
  for (const group of $$("[data-roving]", table)) {
    const choices = $$(".choice", group);
    const held = choices.find((choice) => choice === document.activeElement) ?? choices[0];
    for (const choice of choices) choice.tabIndex = choice === held ? 0 : -1;
  }
  for (const box of $$("[data-stick]", table)) if (!away.has(box.id)) box.scrollTop = box.scrollHeight;
  const { turn, title } = whole().dataset;
  document.title = `${turn === "1" ? `${table.dataset.mark} ` : ""}${title} – ${table.dataset.brand}`;
}

/** On a phone one part of the page is shown at a time.
 *  @param {string} name */
export function selectTab(name) {
  table.dataset.tabs = name;
  for (const tab of $$("#tabs a", table)) {
    if (tab.dataset.tab === name) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
}

/** The numbers of the page, to be compared with later ones. */
export const counts = () => new Map(
  $$("[data-count]", table).map((number) => [number.dataset.count, number.textContent]),
);

/** Marks numbers that have changed for a moment.
 *  @param {ReturnType<typeof counts>} before */
export function markChanges(before) {
  if (isStill()) return;
  for (const number of $$("[data-count]", table)) {
    const was = before.get(number.dataset.count);
    if (was !== undefined && was !== number.textContent) number.classList.add("bump");
  }
}
