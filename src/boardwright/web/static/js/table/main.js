// @ts-check
// The page of a table: starts its parts.

import { startBoard } from "../board/main.js";
import { startFragments } from "./fragment.js";
import { startKeyboard } from "./keyboard.js";
import { startNavigation } from "./navigation.js";
import { startRequests } from "./requests.js";
import { startStream } from "./stream.js";
import { startSubmit } from "./submit.js";
import { startTour } from "./tour_start.js";
import { startTurnAlert } from "./turn_alert.js";

startRequests();
startSubmit();
startNavigation();
startTurnAlert();
startKeyboard();
startFragments();
startBoard();
startTour();
startStream();
