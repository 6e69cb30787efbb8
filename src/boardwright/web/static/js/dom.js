// @ts-check
// Finds elements, and the target of an event.

/** The first element that matches, or null.
 *  @param {string} selector
 *  @param {ParentNode} [within]
 *  @returns {HTMLElement | null} */
export const $ = (selector, within = document) => within.querySelector(selector);

/** All elements that match.
 *  @param {string} selector
 *  @param {ParentNode} [within]
 *  @returns {HTMLElement[]} */
export const $$ = (selector, within = document) => [...within.querySelectorAll(selector)].map(typed);

/** SVG elements have the members of HTML elements that these scripts use: dataset, style, focus.
 *  @param {any} element
 *  @returns {HTMLElement} */
const typed = (element) => element;

/** An element that the page always has.
 *  @param {string} selector
 *  @param {ParentNode} [within]
 *  @returns {HTMLElement} */
export function need(selector, within = document) {
  const found = $(selector, within);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** The same for a field of a form.
 *  @param {string} selector
 *  @param {ParentNode} [within]
 *  @returns {HTMLInputElement[]} */
export const fields = (selector, within = document) => [...within.querySelectorAll(selector)].map(typedField);

/** @param {any} element
 *  @returns {HTMLInputElement} */
const typedField = (element) => element;

/** Foldable parts.
 *  @param {string} selector
 *  @param {ParentNode} [within]
 *  @returns {HTMLDetailsElement[]} */
export const folds = (selector, within = document) => [...within.querySelectorAll(selector)].map(typedFold);

/** @param {any} element
 *  @returns {HTMLDetailsElement} */
const typedFold = (element) => element;

/** The innermost matching element around the target of an event, or null.
 *  @param {Event} event
 *  @param {string} selector
 *  @returns {HTMLElement | null} */
export const closest = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

/** Whether a key is free to mean something: without Ctrl, Alt or Meta, outside of fields and dialogs.
 *  @param {KeyboardEvent} event */
export const isFreeKey = (event) => !hasModifier(event) && !$("dialog[open]") && !isTyping(event);

/** @param {KeyboardEvent} event */
export const hasModifier = (event) => event.ctrlKey || event.metaKey || event.altKey;

/** @param {Event} event */
export const isTyping = (event) => Boolean(closest(event, "input, select, textarea, [contenteditable]"));

/** A new element with a text.
 *  @template {keyof HTMLElementTagNameMap} Name
 *  @param {Name} name
 *  @param {string} text
 *  @returns {HTMLElementTagNameMap[Name]} */
export function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
