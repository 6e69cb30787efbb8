// @ts-check
// The drawn board: starts its parts. It knows no rule: the ids of the possible actions are attributes of each place.

import { boardComes, pageComes } from "../table/page.js";
import { startAnimation } from "./animation.js";
import { startBubble } from "./bubble.js";
import { startClicks } from "./clicks.js";
import { hasBoard } from "./elements.js";
import { decorateByGame } from "./extensions.js";
import { listenToBox, startGestures } from "./gestures.js";
import { startKeyboard } from "./keyboard.js";
import { decorateRoom, startPhoneRoom } from "./phone_room.js";
import { decoratePlaces, resetRoving } from "./places.js";
import { startPlayback } from "./playback.js";
import { markVisited, startPlayerAreas } from "./player_areas.js";
import { startSight } from "./sight.js";
import { tickerChanges } from "./ticker.js";
import { startToQuestion } from "./to_question.js";
import { refreshTooltip, startTooltip } from "./tooltip.js";
import { startTouch } from "./touch.js";
import { applyZoom, startZoom } from "./zoom.js";

/** A board has appeared: adds the parts that need the script. */
function decorate() {
  decoratePlaces();
  decorateByGame();
  decorateView();
}

/** How the board is looked at. */
function decorateView() {
  if (!hasBoard()) return;
  listenToBox();
  applyZoom();
  markVisited();
  decorateRoom();
}

function boardCame() {
  resetRoving();
  decoratePlaces();
  decorateByGame();
  refreshTooltip();
}

/** Later listeners of the same event rely on the order: a tap that is a press does not zoom. */
export function startBoard() {
  startBubble();
  startTooltip();
  startClicks();
  startTouch();
  startKeyboard();
  boardComes.on(boardCame);
  startAnimation();
  startPlayback();
  startSight();
  startGestures();
  startZoom();
  startPlayerAreas();
  startToQuestion();
  startPhoneRoom();
  pageComes.on(decorate);
  tickerChanges.on(decorateView);
  decorate();
}
