// @ts-check
// The elements of the drawn board: the drawing, the sheet that holds it, the box in which the sheet is scrolled.

import { $, need } from "../dom.js";
import { table } from "../table/page.js";

const phone = matchMedia("(max-width: 48rem)");

/** Whether the page is as narrow as a phone. */
export const isPhone = () => phone.matches;

/** @returns {SVGSVGElement | null} */
export const boardSvg = () => table.querySelector("#r-board > .boardsvg");

export const boardSheet = () => need("#r-board", table);
export const boardBox = () => need("#scroll-board", table);

/** Whether there is a drawn board. */
export const hasBoard = () => Boolean(boardSvg() && $("#scroll-board", table));
