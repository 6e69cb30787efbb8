// @ts-check
// Morphs one part of the page into another, touching only the differences: most of a board stays as it is from one
// decision to the next, and drawing all of it again would take much longer.

import { $$, need } from "../dom.js";

/** Which version of a piece this is: of one that is here, or of one that the server has left out.
 *  @param {Element} piece */
export const fingerprintOf = (piece) => {
  const { print, same } = /** @type {HTMLElement} */ (piece).dataset;
  return print ?? same ?? "";
};

/** The key of a part from one decision to the next; empty for plain shapes.
 *  @param {Node} node */
function nameOf(node) {
  if (!(node instanceof Element)) return "";
  const { place, piece, key } = /** @type {HTMLElement} */ (node).dataset;
  return node.getAttribute("id") || place || piece || key || "";
}

/** @param {Node} one
 *  @param {Node} other */
const isLike = (one, other) => one.nodeType === Node.ELEMENT_NODE && one.nodeName === other.nodeName
  && nameOf(one) === nameOf(other);

/** @param {Node} here
 *  @param {Node} there */
function isSame(here, there) {
  const { same } = /** @type {HTMLElement} */ (there).dataset ?? {};
  return same ? same === /** @type {HTMLElement} */ (here).dataset?.print : here.isEqualNode(there);
}

/** Makes a part of the page like another one.
 *  @param {Node} here
 *  @param {Node} there */
export function morph(here, there) {
  if (isSame(here, there)) return;
  if (!isLike(here, there)) {
    here.parentNode?.replaceChild(there, here);
    return;
  }
  morphAttributes(/** @type {Element} */ (here), /** @type {Element} */ (there));
  const [old, now] = [[...here.childNodes], [...there.childNodes]];
  if (old.length === now.length && old.every((child, index) => nameOf(child) === nameOf(now[index]))) {
    old.forEach((child, index) => morph(child, now[index]));
  } else {
    morphChildren(here, old, now);
  }
}

/** Makes some children like others, when some have come, gone or moved.
 *  @param {Node} here
 *  @param {ChildNode[]} old
 *  @param {ChildNode[]} now */
function morphChildren(here, old, now) {
  while (old.length && now.length && old[0].isEqualNode(now[0])) [old, now].forEach((list) => list.shift());
  /** @type {ChildNode | null} */
  let end = null; // the node after the children that differ
  for (; old.length && now.length && isSameEnd(old, now); now.pop()) end = old.pop() ?? null;
  const names = new Set(now.map(nameOf).filter(Boolean));
  now.forEach((child, index) => {
    const same = nameOf(child) ? old.findIndex((each) => isLike(each, child)) : equalIn(old, child, names);
    if (same >= 0) {
      for (const gone of old.splice(0, same)) gone.remove();
      morph(old[0], child);
      old.shift();
    } else if (old.length && isLike(old[0], child) && !isNeeded(old[0], now.slice(index + 1))) {
      morph(old[0], child);
      old.shift();
    } else {
      here.insertBefore(child, old[0] ?? end);
    }
  });
  for (const gone of old) gone.remove();
}

/** @param {ChildNode[]} old
 *  @param {ChildNode[]} now */
const isSameEnd = (old, now) => old[old.length - 1].isEqualNode(now[now.length - 1]);

/** Whether a child is wanted, unchanged, further on.
 *  @param {ChildNode} child
 *  @param {ChildNode[]} later */
const isNeeded = (child, later) => later.some((other) => other.isEqualNode(child));

/** Where a part without a name is, unchanged, before the next one with a name that is still there.
 *  @param {ChildNode[]} list
 *  @param {ChildNode} node
 *  @param {Set<string>} names */
function equalIn(list, node, names) {
  const end = list.findIndex((each) => names.has(nameOf(each)));
  return (end < 0 ? list : list.slice(0, end)).findIndex((each) => each.isEqualNode(node));
}

/** @param {Element} here
 *  @param {Element} there */
function morphAttributes(here, there) {
  for (const { name } of [...here.attributes]) if (!there.hasAttribute(name)) here.removeAttribute(name);
  for (const { name, value } of there.attributes) if (here.getAttribute(name) !== value) here.setAttribute(name, value);
}

/** Makes a board like another one. It comes in pieces: those that are here already stay, each other one is morphed from
 *  one that has gone.
 *  @param {Element} here
 *  @param {Element} there */
export function morphBoard(here, there) {
  morphAttributes(here, there);
  /** @type {Map<string, Element[]>} */
  const kept = new Map(); // the pieces that are here, by their fingerprints
  for (const piece of here.children) kept.set(fingerprintOf(piece), [...(kept.get(fingerprintOf(piece)) ?? []), piece]);
  const stays = new Set($$("[data-same]", there).map(fingerprintOf));
  let spot = here.firstElementChild;
  /** Goes on behind the present piece, and gives it. */
  const pass = () => {
    const passed = /** @type {Element} */ (spot);
    spot = passed.nextElementSibling;
    return passed;
  };
  const isGone = () => Boolean(spot && !stays.has(fingerprintOf(spot)));
  for (const piece of [...there.children]) {
    if (/** @type {HTMLElement} */ (piece).dataset.same) {
      const same = takeSame(here, kept.get(fingerprintOf(piece)) ?? [], fingerprintOf(piece));
      while (isGone()) pass().remove();
      if (same === spot) pass();
      else here.insertBefore(same, spot);
    } else if (isGone()) {
      morph(pass(), piece);
    } else {
      here.insertBefore(piece, spot);
    }
  }
  while (spot) pass().remove();
}

/** One of the pieces that are here; a copy when all of them are used.
 *  @param {Element} here
 *  @param {Element[]} alike
 *  @param {string} fingerprint
 *  @returns {Node} */
function takeSame(here, alike, fingerprint) {
  const found = alike.length > 1 ? alike.shift() : alike.pop();
  return found ?? need(`[data-print="${fingerprint}"]`, here).cloneNode(true);
}
