// @ts-check
// Boardwright in the browser, on every page. The scripts send ids and show responses; they know no rule and no words.
// Everything works without them, by plain forms and links.

import { startForms } from "./forms.js";
import { startNotices } from "./notices.js";

document.documentElement.classList.add("js");
startNotices();
startForms();
