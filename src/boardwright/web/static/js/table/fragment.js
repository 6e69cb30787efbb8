// @ts-check
// Shows a fragment, the part of a table that changes, as the server sent it: region by region ([data-region]), and as a
// whole when it is another kind of page.

import { $, $$, fields, folds, need } from "../dom.js";
import { announce } from "../notices.js";
import { counts, decorate, markChanges } from "./decorate.js";
import { fingerprintOf, morph, morphBoard } from "./morph.js";
import { boardComes, boardLeaves, isFollowing, isLive, pageComes, table, whole } from "./page.js";
import { preserve, restore } from "./preserve.js";
import { alertTurn } from "./turn_alert.js";

/** @type {Map<string, string>} */
const sent = new Map(); // the last text from the server for each region
/** @type {Set<string>} */
let late = new Set(); // regions in closed folds: they show an earlier position
let unseen = ""; // the position that was shown before the tab was hidden

const fingerprints = () => $$("#r-board [data-print], #scroll-log > [data-print]", table).map(fingerprintOf);

/** The text of a region from the server; for the board, which comes in pieces, their fingerprints.
 *  @param {Element} region */
function textOf(region) {
  const svg = region.id === "r-board" ? $("svg", region) : null;
  if (!svg) return region.outerHTML;
  return [/** @type {Element} */ (svg.cloneNode(false)).outerHTML, ...[...svg.children].map(fingerprintOf)].join(" ");
}

/** Remembers the page as it was loaded. */
export function startFragments() {
  for (const region of $$("[data-region]", whole())) sent.set(region.id, textOf(region));
  restore(preserve());
  decorate();
}

/** The state of the page, as headers: its open folds, its pieces, and the position, if the steps after it are to be
 *  animated.
 *  @returns {Record<string, string>} */
export function shownHeaders() {
  const at = unseen || whole().dataset.at;
  const open = $$("details[data-late][open]", table).map((fold) => fold.id).join(" ");
  return { "X-Open": open, "X-Has": fingerprints().join(" "), ...(isFollowing() && at ? { "X-Since": at } : {}) };
}

/** Puts a new fragment in place: only the changes, preserving open folds, typed text and focus.
 *  @param {string} html
 *  @returns {boolean} whether it could: not when pieces were left out that are no longer here */
export function showFragment(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("whole");
  if (!fresh || !isComplete(fresh)) return false;
  const { turn, question, at } = whole().dataset;
  const isOthers = turn !== "1";
  const texts = new Map($$("[data-region]", fresh).map((region) => [region.id, textOf(region)]));
  const isMoved = sent.get("r-board") !== texts.get("r-board");
  const before = counts();
  const shown = Number(unseen || at || Infinity);
  unseen = document.hidden ? unseen || at || "" : "";
  if (isMoved) boardLeaves.emit();
  const kept = preserve();
  replace(fresh, texts);
  restore(kept);
  decorate(kept.away);
  markChanges(before);
  const passed = /** @type {HTMLTemplateElement | null} */ ($("#passed", fresh))?.content;
  if (isMoved) boardComes.emit({ passed, shown, isOthers });
  pageComes.emit();
  tellChange(question, isOthers);
  return true;
}

/** Whether every piece that was left out is here.
 *  @param {HTMLElement} fresh */
function isComplete(fresh) {
  const left = $$("[data-same]", fresh).map(fingerprintOf);
  const has = new Set(fingerprints());
  return !left.length || (fresh.dataset.kind === whole().dataset.kind && left.every((piece) => has.has(piece)));
}

/** @param {HTMLElement} fresh
 *  @param {Map<string, string>} texts */
function replace(fresh, texts) {
  const old = whole();
  late = new Set($$('[data-region="late"]', fresh).map((region) => region.id));
  if (fresh.dataset.kind !== old.dataset.kind) {
    old.replaceWith(fresh);
    sent.clear();
  } else {
    for (const [id, text] of texts) {
      const here = document.getElementById(id);
      if (!here || sent.get(id) === text || (late.has(id) && here.firstElementChild)) continue;
      replaceRegion(here, need(`#${id}`, fresh));
    }
    for (const { name, value } of fresh.attributes) old.setAttribute(name, value);
  }
  for (const [id, text] of texts) if (!late.has(id)) sent.set(id, text);
}

/** @param {HTMLElement} here
 *  @param {HTMLElement} there */
function replaceRegion(here, there) {
  const [old, now] = [$("svg", here), $("svg", there)];
  if (here.dataset.region === "range") updateSlider(here, there);
  else if (here.id === "r-board" && old && now) morphBoard(old, now);
  else morph(here, there);
}

/** The slider is never replaced, so that it can be dragged while positions change.
 *  @param {HTMLElement} here
 *  @param {HTMLElement} there */
function updateSlider(here, there) {
  const [slider] = fields("input[type=range]", here);
  const [next] = fields("input[type=range]", there);
  slider.max = next.max;
  if (!slider.matches(":active")) slider.value = next.value;
  need("output", here).textContent = need("output", there).textContent;
}

/** Announces another question, and the start of the viewer's turn.
 *  @param {string | undefined} question the one before
 *  @param {boolean} isOthers whether it was the turn of another player */
function tellChange(question, isOthers) {
  const now = whole().dataset;
  if (now.question && now.question !== question) announce(now.question);
  if (now.turn === "1" && isOthers) alertTurn(now.version ?? "", now.question ?? "");
}

/** Whether a fold shows an earlier position.
 *  @param {HTMLElement} fold */
export const isBehind = (fold) => [fold.closest("[data-region]"), ...$$("[data-region]", fold)]
  .some((region) => region && late.has(region.id));

/** Whether an open fold does: it was opened while a fragment was on its way. */
export const isAnyBehind = () => folds("details[data-late][open]", table).some(isBehind);

/** Whether the present is shown, but not this version of it.
 *  @param {string} version */
export const isOutdated = (version) => isLive() && version !== "" && version !== whole().dataset.version;
