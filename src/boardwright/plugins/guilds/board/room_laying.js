// @ts-check
// A room that is being laid: R turns it. For each cell the board holds a picture of every turn that may be chosen there
// (.ghost: its place, its turn, and the element to press to choose it). One is shown: at the place that was
// pointed at last, in the turn wished last.

import { bubblePlace, hideBubble, isMenu } from "../../../js/board/bubble.js";
import { extendBoard, tipOf } from "../../../js/board/extensions.js";
import { openMenu, setMenuText } from "../../../js/board/menu.js";
import { focusPlace, idsOf, placeNamed } from "../../../js/board/places.js";
import { isTouch } from "../../../js/board/pointer.js";
import { press } from "../../../js/board/press.js";
import { explain } from "../../../js/board/tooltip.js";
import { $$, closest, isFreeKey, need } from "../../../js/dom.js";
import { announceNow } from "../../../js/notices.js";
import { hasKeys, table } from "../../../js/table/page.js";
import { choose } from "../../../js/table/submit.js";

let aimed = ""; // the place that was pointed at last
let wished = 0; // the turn that was wished last
let isInSight = false;

const ghosts = () => $$(".ghost", table);

/** @param {string | undefined} name */
const ghostsAt = (name) => (name ? $$(`.ghost[data-at="${CSS.escape(name)}"]`, table) : []);

const isLaying = () => ghosts().some((ghost) => placeNamed(ghost.dataset.at ?? "")?.dataset.ids);

/** The picture for a place, in the turn that is wished or the one after it; nothing if no room is laid.
 *  @param {string | undefined} name
 *  @returns {HTMLElement | undefined} */
function shownAt(name) {
  const all = ghostsAt(name);
  return all.find((ghost) => Number(ghost.dataset.turn) >= wished) ?? all[0];
}

/** Shows one picture, the button that turns it, and which of the turns it is. */
function showGhost() {
  const all = ghosts();
  if (!all.length) [wished, isInSight] = [0, false];
  if (!isInSight && isLaying()) {
    isInSight = true;
    need(".plotarea", table).scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  if (!ghostsAt(aimed).length) aimed = all.find((ghost) => ghost.classList.contains("shown"))?.dataset.at ?? "";
  const now = shownAt(aimed);
  for (const ghost of all) ghost.classList.toggle("shown", ghost === now);
  for (const turner of $$(".turner", table)) turner.classList.toggle("shown", turner.dataset.at === aimed);
  for (const place of $$(".turning", table)) place.classList.toggle("shown", place.dataset.place === now?.dataset.then);
}

/** Something is pointed at: a cell, or one of the turns of a cell.
 *  @param {HTMLElement | null} place */
function aimAt(place) {
  const name = place?.dataset.place;
  const turn = place?.classList.contains("turning") && ghosts().find((ghost) => ghost.dataset.then === name);
  if (turn) [aimed, wished] = [turn.dataset.at ?? "", Number(turn.dataset.turn)];
  else if (name && ghostsAt(name).length) aimed = name;
  showGhost();
}

/** Turns the room on or back; before any cell was pointed at, the first one that may be chosen shows it.
 *  @param {number} step */
function turnOn(step) {
  const all = ghostsAt(aimed);
  const now = shownAt(aimed);
  const place = placeNamed(ghosts()[0].dataset.at ?? "");
  if (now) {
    wished = Number(all[(all.indexOf(now) + step + all.length) % all.length].dataset.turn);
  } else if (place) {
    focusPlace(place);
    aimAt(place);
  }
  showGhost();
  tellTurn();
}

function tellTurn() {
  const tip = (shownAt(aimed)?.dataset.tip ?? "").split("\n");
  const place = bubblePlace();
  announceNow(tip[0]);
  if (isMenu()) setMenuText(tip[0]);
  else if (place?.dataset.place === aimed) explain(place, tip);
}

/** Lays the room as it is shown; a finger sees it first, and is asked.
 *  @param {HTMLElement} place
 *  @returns {boolean} whether a room is laid there */
function lay(place) {
  if (!shownAt(place.dataset.place)) return false;
  const isNew = aimed !== place.dataset.place || bubblePlace() !== place;
  aimAt(place);
  if (isTouch() && isNew) askFirst(place);
  else layAsShown(place);
  return true;
}

/** Chooses the cell, and its turn when that is asked.
 *  @param {HTMLElement} place */
async function layAsShown(place) {
  const then = shownAt(place.dataset.place)?.dataset.then ?? "";
  const turn = placeNamed(then);
  hideBubble();
  if (turn) {
    press(turn);
    return;
  }
  const isSent = await choose(idsOf(place)[0]);
  const next = isSent && placeNamed(then);
  if (next) press(next);
}

/** @param {HTMLElement} place */
function askFirst(place) {
  const { turnWord = "", layWord = "" } = need(".laying", table).dataset;
  const turn = { label: turnWord, run: () => turnOn(1), isHidden: ghostsAt(place.dataset.place).length < 2 };
  const confirm = {
    label: layWord,
    run: () => {
      lay(place);
      focusPlace(place);
    },
  };
  openMenu(place, [turn, confirm], { text: tipOf(place)[0], focus: 1 });
}

/** R turns the room on, Shift and R back.
 *  @param {KeyboardEvent} event
 *  @returns {boolean} */
function pressed(event) {
  const isMine = hasKeys() || closest(event, ".boardsvg");
  if (event.key.toLowerCase() !== "r" || !isFreeKey(event) || !isMine || !isLaying()) return false;
  turnOn(event.shiftKey ? -1 : 1);
  return true;
}

extendBoard({
  press: lay,
  tip: (place) => shownAt(place.dataset.place)?.dataset.tip,
  anchor: (place) => place.closest(".plotarea"),
  pointAt: aimAt,
  decorate: showGhost,
  key: pressed,
  controls: ".turner",
  control: () => turnOn(1),
});
