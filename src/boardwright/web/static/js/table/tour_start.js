// @ts-check
// Fetches the scripts of the guided tour when they are needed: for those who have not seen it, and for those who ask.

import { closest } from "../dom.js";
import { hasSeen } from "../tour/memory.js";

const load = () => import("../tour/main.js");

export function startTour() {
  if (!document.getElementById("tour")) return;
  if (!hasSeen()) load();
  document.addEventListener("click", async (event) => {
    if (closest(event, "[data-tour-start]")) (await load()).openTour();
  });
}
