// @ts-check
// Sends the forms of a table and shows the responses. A click on the board, a key and the button in the list of
// choices all send the same form.

import { fields } from "../dom.js";
import { hideNotice, showNotice, showSentence } from "../notices.js";
import { signal } from "../signal.js";
import { shownHeaders } from "./fragment.js";
import { isLive, table, whole } from "./page.js";
import { dropEarlier, fetchFragment, show, showProblem, timeout } from "./requests.js";

let isBusy = false;

export const isSending = () => isBusy;

/** Something was sent, and its answer is shown. */
export const sent = signal();

/** Sends a form by the button that was pressed.
 *  @param {HTMLFormElement} form
 *  @param {HTMLElement | null} [button]
 *  @returns {Promise<boolean>} whether it was sent, when its answer is shown; one form is sent at a time */
export async function sendForm(form, button) {
  if (isBusy) return false;
  isBusy = true;
  whole().setAttribute("aria-busy", "true");
  const data = new FormData(form, button);
  try {
    const answer = await post(form, data);
    if (answer.ok) {
      await showAnswer(form, data, answer);
    } else {
      await showProblem(answer);
      if (answer.status === 409) await fetchFragment();
    }
  } catch {
    showSentence("failed");
  } finally {
    isBusy = false;
    whole().removeAttribute("aria-busy");
    sent.emit();
  }
  return true;
}

/** @param {HTMLFormElement} form
 *  @param {FormData} data */
function post(form, data) {
  const action = form.getAttribute("action") ?? ""; // form.action may be a button of that name
  const csrf = document.body.dataset.csrf ?? "";
  const headers = { "X-Part": "table", "X-CSRF": csrf, ...shownHeaders() };
  const body = new URLSearchParams(/** @type {any} */ (data)); // no form of a table sends files
  return fetch(action, { method: "POST", body, headers, signal: timeout() });
}

/** @param {HTMLFormElement} form
 *  @param {FormData} data
 *  @param {Response} answer */
async function showAnswer(form, data, answer) {
  hideNotice();
  const said = answer.headers.get("X-Notice");
  if (said) showNotice(decodeURIComponent(said), 4);
  dropEarlier();
  if (form.hasAttribute("data-clear")) clearFields(form, data);
  const html = await answer.text();
  if (location.search || !isLive() || !show(html)) await fetchFragment();
}

/** Empties the fields of a form that still hold the sent values.
 *  @param {HTMLFormElement} form
 *  @param {FormData} data */
function clearFields(form, data) {
  for (const field of fields("input:not([type=hidden])", form)) {
    if (field.value === data.get(field.name)) field.value = "";
  }
}

/** The button of a choice in the list; null when it cannot be chosen.
 *  @param {string} id
 *  @returns {HTMLButtonElement | null} */
export const choiceButton = (id) => /** @type {HTMLButtonElement | null} */ (document.getElementById(`choice-${id}`));

/** Makes a choice of the list.
 *  @param {string} id
 *  @returns {Promise<boolean>} whether it was sent, when its answer is shown */
export async function choose(id) {
  const button = choiceButton(id);
  return button?.form ? sendForm(button.form, button) : false;
}

/** @param {SubmitEvent} event */
function submitted(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.id === "r-range") {
    event.preventDefault();
  } else if (form.hasAttribute("data-live")) {
    event.preventDefault();
    sendForm(form, event.submitter);
  }
}

export function startSubmit() {
  table.addEventListener("submit", submitted);
}
