// @ts-check
// Room on a phone: the list of choices is one line, or a sheet over the board; the board gets the rest of the screen.

import { $, $$, closest, need } from "../dom.js";
import { table, whole } from "../table/page.js";
import { boardBox, hasBoard, isPhone } from "./elements.js";
import { coveredBelow } from "./sight.js";
import { offerWaySoon } from "./to_question.js";

const sizes = new ResizeObserver(() => measure());
const observed = new WeakSet();
let asked = ""; // the question of which the choices are shown

/** @param {boolean} isOpen */
function unfold(isOpen) {
  table.dataset.sheet = isOpen ? "open" : "peek";
  tellSheet();
  measure();
}

function tellSheet() {
  $("[data-sheet-knob]", table)?.setAttribute("aria-expanded", String(table.dataset.sheet === "open"));
}

/** The board gets the space beside question and choices; an open sheet covers it without shrinking it. */
export function measure() {
  if (!isPhone() || !hasBoard() || !boardBox().offsetParent) return;
  if (table.dataset.sheet !== "open") table.style.setProperty("--below", `${coveredBelow()}px`);
  const above = boardBox().getBoundingClientRect().top + scrollY;
  const least = need("#r-dock", table).offsetHeight + need(".boardbar", table).offsetHeight; // the rest scrolls away
  table.style.setProperty("--above", `${Math.round(above < innerHeight / 2 ? above : least)}px`);
  offerWaySoon();
}

/** A page has come: the sheet is folded for another question, and the sizes of the bars are watched. */
export function decorateRoom() {
  for (const part of $$("#r-dock, .doings, .tablehead, .boardbar", table)) {
    if (!observed.has(part)) sizes.observe(part);
    observed.add(part);
  }
  const { question, version } = whole().dataset;
  if (isPhone() && asked !== `${version} ${question}`) {
    table.dataset.sheet = "peek";
    $("#scroll-choices", table)?.scrollTo(0, 0);
  }
  asked = `${version} ${question}`;
  tellSheet();
  measure();
  offerWaySoon();
}

/** @param {MouseEvent} event */
function clicked(event) {
  if (!closest(event, "[data-sheet-knob]")) return;
  unfold(table.dataset.sheet !== "open");
  event.preventDefault();
}

export function startPhoneRoom() {
  table.dataset.sheet ??= "peek";
  table.addEventListener("click", clicked);
  addEventListener("resize", () => {
    measure();
    offerWaySoon();
  });
}
