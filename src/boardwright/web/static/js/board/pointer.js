// @ts-check
// Remembers the pointing device: a finger, or a mouse or the keyboard.

let isFinger = false;

/** Whether the last press was one of a finger. */
export const isTouch = () => isFinger;

/** @param {boolean} isNow */
export function setTouch(isNow) {
  isFinger = isNow;
}
