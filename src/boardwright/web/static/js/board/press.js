// @ts-check
// What a press on a place means: a choice, a menu of choices, or the reason why there is none.

import { announceNow } from "../notices.js";
import { table, whole } from "../table/page.js";
import { choose } from "../table/submit.js";
import { bubblePlace, hideBubble } from "./bubble.js";
import { isPressedByGame, tipOf } from "./extensions.js";
import { offerChoices } from "./menu.js";
import { idsOf } from "./places.js";
import { explain } from "./tooltip.js";

/** @param {HTMLElement} place */
export function press(place) {
  const ids = idsOf(place);
  if (ids.length && isPressedByGame(place)) return;
  if (ids.length === 1) {
    hideBubble();
    choose(ids[0]);
  } else if (ids.length) {
    offerChoices(place, ids);
  } else {
    explainFully(place);
  }
}

/** Explains a place, and why nothing can be done there now.
 *  @param {HTMLElement} place */
export function explainFully(place) {
  if (place.dataset.refused) explainRefusal(place);
  else explain(place);
}

/** @param {HTMLElement} place */
async function explainRefusal(place) {
  const page = whole();
  explain(place, [table.dataset.whyLoading ?? ""]);
  try {
    const answer = await fetch(`/t/${table.dataset.table}/why?action=${place.dataset.refused}`, {
      headers: { Accept: "application/json" },
    });
    const { reason, message } = await answer.json();
    if (bubblePlace() !== place || page !== whole()) return;
    explain(place, [reason ?? message, ...tipOf(place)]);
    announceNow(reason ?? message);
  } catch {
    if (bubblePlace() === place) hideBubble();
  }
}
