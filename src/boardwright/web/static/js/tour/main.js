// @ts-check
// The guided tour of a table: a ring around a part of the board and a card beside it, step by step. The steps are a
// list in the page and are read from there. It begins by itself once, at a reader's first table of a game, never takes
// the focus then, and never comes between the pointer and the board.

import { isPhone } from "../board/elements.js";
import { tickerChanges } from "../board/ticker.js";
import { boardZooms } from "../board/zoom.js";
import { $, $$, closest, need } from "../dom.js";
import { isFollowing, pageComes, table, whole } from "../table/page.js";
import { approach, makeRoom, release } from "./approach.js";
import { card, glide, placeCard, ring } from "./card.js";
import { rememberSeen, rememberStep, stepHere } from "./memory.js";

const SETTLED = 180; // milliseconds after which the page rests
/** @type {Record<string, number>} */
const KEYS = { Enter: 1, ArrowRight: 1, ArrowLeft: -1 };

const steps = $$("#tour li");
let at = -1; // the step that is shown, -1 for none
/** @type {Element | null} */
let opener = null; // the element that had the focus before
let hasBegun = false; // by itself, on this page
let width = innerWidth;
let nextFrame = 0;
let settleTimer = 0;

const isOpen = () => at >= 0;

/** The page has moved or changed: ring and card follow, and once it rests the card finds its best spot. */
function follow() {
  if (!isOpen()) return;
  cancelAnimationFrame(nextFrame);
  nextFrame = requestAnimationFrame(() => { if (isOpen()) placeCard(steps[at]); });
  clearTimeout(settleTimer);
  settleTimer = setTimeout(() => {
    makeRoom(steps[at]);
    placeCard(steps[at], { isFresh: true });
  }, SETTLED);
}

/** @param {number} step */
function show(step) {
  at = step;
  rememberStep(at);
  writeCard(steps[at], at === 0, at === steps.length - 1);
  document.body.classList.add("stepping");
  placeCard(steps[at]);
  if (card.hidden) return;
  const ahead = approach(steps[at]);
  glide(!ahead && !isPhone() && isFollowing());
  placeCard(steps[at], { isFresh: true, ahead });
}

/** @param {HTMLElement} step
 *  @param {boolean} isFirst
 *  @param {boolean} isLast */
function writeCard(step, isFirst, isLast) {
  const next = need("[data-tour=next]", card);
  need("#tour-count").textContent = step.dataset.count ?? "";
  need("#tour-head").textContent = need("h3", step).textContent;
  need("#tour-text").textContent = need("p", step).textContent;
  need("[data-tour=back]", card).toggleAttribute("disabled", isFirst);
  need("span", next).textContent = (isLast ? next.dataset.last : next.dataset.next) ?? "";
  need("[data-tour=skip]", card).hidden = isLast;
}

/** Begins at a step; the focus goes to the card only for those who have asked for the tour.
 *  @param {number} step
 *  @param {boolean} isAsked */
function open(step, isAsked) {
  opener = isAsked ? document.activeElement : null;
  document.body.classList.add("touring");
  if (!isAsked) card.hidden = false; // screen readers announce its new text
  show(step);
  if (isAsked) card.focus({ preventScroll: true });
}

/** Opens the tour for those who ask for it. */
export function openTour() {
  if (isOpen()) card.focus({ preventScroll: true });
  else if ($(".boardsvg", table)) open(0, true);
}

function close() {
  const hadFocus = card.contains(document.activeElement);
  at = -1;
  rememberSeen();
  clearTimeout(settleTimer);
  document.body.classList.remove("touring");
  card.hidden = true;
  ring.hidden = true;
  release();
  if (!hadFocus) return;
  const back = opener?.isConnected ? opener : opener && $("[data-tour-start]", table);
  /** @type {HTMLElement | null} */ (back ?? $("#question", table))?.focus({ preventScroll: true });
}

/** @param {number} by */
function walk(by) {
  const hadFocus = card.contains(document.activeElement);
  if (at + by >= steps.length) close();
  else if (at + by >= 0) show(at + by);
  if (isOpen() && hadFocus && document.activeElement === document.body) need("[data-tour=next]", card).focus();
}

/** Begins by itself: once, at the first table of a game, for a visitor who plays there now. */
function begin() {
  const { kind, status, live, me } = whole().dataset;
  if (hasBegun || isOpen() || kind !== "playing" || status !== "playing" || live !== "1" || !me) return;
  const step = stepHere();
  if (step === null) return;
  hasBegun = true;
  open(Math.min(step, steps.length - 1), false);
}

/** @param {KeyboardEvent} event */
function pressedOnCard(event) {
  const isOwn = event.key === "Enter" && closest(event, "button"); // a button is pressed anyway
  if (!KEYS[event.key] || isOwn) return;
  walk(KEYS[event.key]);
  event.preventDefault();
  event.stopPropagation(); // arrows do not move through the match
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (!isOpen() || $("dialog[open]")) return;
  if (event.key === "Escape") close();
  else if (event.key === "Enter" && event.target === document.body) walk(1);
}

function listenToCard() {
  card.addEventListener("click", (event) => {
    const wanted = closest(event, "[data-tour]")?.dataset.tour;
    if (wanted === "skip") close();
    else if (wanted) walk(wanted === "next" ? 1 : -1);
  });
  card.addEventListener("keydown", pressedOnCard);
  document.addEventListener("keydown", pressed);
}

function listenToPage() {
  boardZooms.on(release);
  pageComes.on(() => {
    begin();
    follow();
  });
  tickerChanges.on(follow);
  table.addEventListener("touchstart", (event) => { if (event.touches.length > 1) release(); }, { passive: true });
  addEventListener("pointermove", (event) => { // until then the pointer has not moved to the element under it
    if (event.movementX || event.movementY) document.body.classList.remove("stepping");
  });
  addEventListener("scroll", follow, { capture: true, passive: true });
  addEventListener("resize", () => {
    const isWider = width !== innerWidth; // the window of a phone only grows in height, while it is scrolled
    if (isOpen() && !card.hidden && isWider) approach(steps[at]);
    width = innerWidth;
    follow();
  });
}

listenToCard();
listenToPage();
begin();
