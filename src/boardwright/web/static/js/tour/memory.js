// @ts-check
// Remembers whether a guided tour was seen, or at which step of which table it is.

import { table } from "../table/page.js";

const SEEN = "seen";
const KEY = `tour-${document.getElementById("tour")?.dataset.game}`;

function recall() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // a browser that keeps nothing is asked once on every page
  }
}

/** @param {string} value */
function remember(value) {
  try {
    if (!hasSeen()) localStorage.setItem(KEY, value);
  } catch { /* then it is not kept */ }
}

export const hasSeen = () => recall() === SEEN;

export const rememberSeen = () => remember(SEEN);

/** @param {number} step */
export const rememberStep = (step) => remember(`${table.dataset.table} ${step}`);

/** The step to go on with at this table; null when the tour was seen or begun at another one. */
export function stepHere() {
  const [where, step] = recall().split(" ");
  return where && where !== table.dataset.table ? null : Number(step ?? 0) || 0;
}
