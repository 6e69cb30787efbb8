// @ts-check
// The dialog of choices that are not legal now, with the reasons.

import { $, need } from "../dom.js";
import { showSentence } from "../notices.js";
import { table } from "./page.js";
import { showProblem, timeout } from "./requests.js";

/** @param {string} address */
export async function showRefusals(address) {
  const dialog = /** @type {HTMLDialogElement} */ (need("#dialog-why"));
  const inside = need(".dialogbody", dialog);
  inside.textContent = table.dataset.whyLoading ?? "";
  dialog.showModal();
  try {
    const answer = await fetch(address, { headers: { "X-Part": "why" }, signal: timeout() });
    if (!answer.ok) {
      dialog.close();
      await showProblem(answer);
      return;
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    inside.replaceChildren(need("#refusals", page));
    $("input", inside)?.focus();
  } catch {
    dialog.close();
    showSentence("failed");
  }
}
