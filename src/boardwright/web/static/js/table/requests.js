// @ts-check
// Fetches fragments of this table: the present, or an earlier position.

import { showNotice } from "../notices.js";
import { signal } from "../signal.js";
import { isAnyBehind, isBehind, showFragment, shownHeaders } from "./fragment.js";
import { base, table } from "./page.js";

/** No answer came. */
export const connectionFails = signal();

let latest = 0; // number of the latest request for a fragment; older answers are dropped
let isFetching = false;
let isWanted = false; // whether news came while a fragment was on its way

/** Nothing waits for ever for an answer. */
export const timeout = () => AbortSignal.timeout(20000);

/** Answers that are still on their way are of the past. */
export function dropEarlier() {
  latest += 1;
}

/** Shows a fragment that has come; folds that were opened meanwhile are fetched.
 *  @param {string} html */
export function show(html) {
  if (!showFragment(html)) return false;
  if (isAnyBehind()) refresh();
  return true;
}

/** Shows why the server has refused.
 *  @param {Response} answer */
export async function showProblem(answer) {
  let text = document.body.dataset.failed ?? "";
  try {
    text = (await answer.json()).message || text;
  } catch { /* no words came with it */ }
  showNotice(text);
}

/** Fetches the fragment for an address of this table and shows it.
 *  @param {string} [query]
 *  @param {Record<string, string>} [known]
 *  @returns {Promise<boolean>} whether there was an answer */
export async function fetchFragment(query = location.search, known = shownHeaders()) {
  latest += 1;
  const mine = latest;
  let html = "";
  try {
    const headers = { "X-Part": "table", ...known };
    const answer = await fetch(`${base}/part${query}`, { headers, signal: timeout() });
    if (!answer.ok) {
      await showProblem(answer);
      if (answer.status === 400 && /[?&]at=/.test(query)) return look(""); // that position was taken back
      return answer.status < 500; // an answer came: the connection is there
    }
    html = await answer.text();
  } catch {
    return false;
  }
  if (mine !== latest || show(html)) return true;
  return known["X-Has"] ? fetchFragment(query, { ...shownHeaders(), "X-Has": "" }) : true; // pieces are missing
}

/** Fetches the fragment again: one request at a time, and once more when news came meanwhile. */
export async function refresh() {
  if (isFetching) {
    isWanted = true;
    return;
  }
  isFetching = true;
  try {
    if (!await fetchFragment()) connectionFails.emit();
  } finally {
    isFetching = false;
  }
  if (isWanted) {
    isWanted = false;
    refresh();
  }
}

/** Shows another position; the address follows, the history does not grow.
 *  @param {string} query */
export function look(query) {
  history.replaceState(null, "", `${base}${query}`);
  return fetchFragment(query);
}

/** Follows a link to another position.
 *  @param {Element} link drawn links have no plain href */
export const lookAt = (link) => look(new URL(link.getAttribute("href") ?? "", location.href).search);

export function startRequests() {
  // What is in a fold is fetched when it is opened.
  table.addEventListener("toggle", ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && isBehind(target)) refresh();
  }, true);
}
