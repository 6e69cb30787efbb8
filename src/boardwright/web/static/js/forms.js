// @ts-check
// Small helpers of forms, on every page.

import { $, $$, closest, fields, need } from "./dom.js";
import { showSentence } from "./notices.js";

export function startForms() {
  document.addEventListener("click", copyField);
  document.addEventListener("click", closeLanguageMenu);
  document.addEventListener("pointerover", titlePicture);
  document.addEventListener("input", filterList);
  for (const select of $$("select[data-kind]")) nameSeat(select);
  for (const set of $$("[data-pick]")) limitPicks(set);
  $("[data-ask-notify]")?.addEventListener("change", askToNotify);
}

/** Copies the field that a button names to the clipboard.
 *  @param {MouseEvent} event */
async function copyField(event) {
  const id = closest(event, "[data-copy]")?.dataset.copy;
  if (!id) return;
  const [field] = fields(`#${CSS.escape(id)}`);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy"); // plain http in a home network has no clipboard of its own
  }
  showSentence("copied", 3);
}

/** @param {MouseEvent} event */
function closeLanguageMenu(event) {
  const menu = $("#language-menu");
  if (menu?.hasAttribute("open") && event.target instanceof Node && !menu.contains(event.target)) {
    menu.removeAttribute("open");
  }
}

/** Shows the names of small pictures under the pointer, too.
 *  @param {PointerEvent} event */
function titlePicture(event) {
  const named = closest(event, "[role=img][aria-label]");
  if (named && !named.title) named.title = named.getAttribute("aria-label") ?? "";
}

/** Asks for a name only for people at this screen.
 *  @param {HTMLElement} select */
function nameSeat(select) {
  const name = need(".seatname", select.parentElement ?? document);
  const show = () => { name.hidden = /** @type {HTMLSelectElement} */ (select).value !== "screen"; };
  select.addEventListener("change", show);
  show();
}

/** "Choose five": no sixth can be ticked.
 *  @param {HTMLElement} set */
function limitPicks(set) {
  const boxes = fields("input[type=checkbox]", set);
  const limit = () => {
    const isFull = boxes.filter((box) => box.checked).length >= Number(set.dataset.pick);
    for (const box of boxes) box.disabled = isFull && !box.checked;
  };
  set.addEventListener("change", limit);
  limit();
}

/** Asks the browser for its permission when the setting is ticked.
 *  @param {Event} event */
function askToNotify(event) {
  const box = /** @type {HTMLInputElement} */ (event.target);
  if (box.checked && "Notification" in window) Notification.requestPermission();
}

/** A search field hides rows that do not match.
 *  @param {Event} event */
function filterList(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const list = field.dataset?.filter && document.getElementById(field.dataset.filter);
  if (!list) return;
  const words = field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let any = false;
  for (const item of $$("[data-filterable]", list)) {
    const text = (item.textContent ?? "").toLocaleLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
    any ||= !item.hidden;
  }
  const none = $("#why-none");
  if (none) none.hidden = any;
}
