// @ts-check
// The page of a table: its element, its state as the server wrote it, its wishes. Signals notify the other modules of
// changes.

import { need } from "../dom.js";
import { signal } from "../signal.js";

const root = document.documentElement;

export const table = need("#table");

/** The address of this table. */
export const base = `/t/${table.dataset.table}`;

/** Everything of a table that changes; replaced when it becomes another kind of page. */
export const whole = () => need("#whole", table);

/** Whether the present is shown, not an earlier position. */
export const isLive = () => whole().dataset.live === "1";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing may move. */
export const isStill = () => root.dataset.motion === "none" || calm.matches;

/** Whether every decision is to be followed on the board. */
export const isFollowing = () => root.dataset.motion === "full" && !calm.matches;

/** Whether single keys are switched on. */
export const hasKeys = () => table.dataset.keys === "1";

/** How a new board differs from the one that was shown.
 *  @typedef {object} BoardChange
 *  @property {DocumentFragment | undefined} passed drawings of the decisions in between
 *  @property {number} shown the position that was shown before
 *  @property {boolean} isOthers whether another player has acted */

export const boardLeaves = signal();
/** @type {ReturnType<typeof signal<BoardChange>>} */
export const boardComes = signal();
export const pageComes = signal();
