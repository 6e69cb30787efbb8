// @ts-check
// Live updates: the stream brings only versions; the page fetches the rest.

import { showSentence } from "../notices.js";
import { isOutdated } from "./fragment.js";
import { base, isLive } from "./page.js";
import { connectionFails, fetchFragment, refresh } from "./requests.js";
import { isSending, sent } from "./submit.js";

const RETRY_DELAY = 1000; // milliseconds, doubled after each failure
const LONGEST_RETRY_DELAY = 30000;
const SILENCE_TIMEOUT = 45000; // the server sends a version at least every 15 seconds
const HIDDEN_INTERVAL = 20000;

/** @type {EventSource | null} */
let stream = null;
let newest = ""; // the newest version from the stream
let retryTimer = 0;
let silenceTimer = 0;
let hiddenTimer = 0;
let retryDelay = RETRY_DELAY;
let isLost = false;

function connect() {
  clearTimeout(retryTimer);
  if (stream || document.hidden) return;
  stream = new EventSource(`${base}/stream`);
  stream.addEventListener("open", connected);
  heard();
  stream.addEventListener("version", (event) => {
    heard();
    newest = event.data;
    catchUp();
  });
  for (const kind of ["chat", "seats"]) {
    stream.addEventListener(kind, () => {
      heard();
      if (!isSending()) refresh();
    });
  }
  stream.addEventListener("error", lose);
}

function connected() {
  retryDelay = RETRY_DELAY;
  if (!isLost) return;
  isLost = false;
  showSentence("found", 3);
  if (isLive()) fetchFragment();
}

/** A long silence means that the connection is gone. */
function heard() {
  clearTimeout(silenceTimer);
  silenceTimer = setTimeout(lose, SILENCE_TIMEOUT);
}

/** Fetches the present when the stream has sent a newer version; waits while a form is being sent. */
function catchUp() {
  if (!isSending() && isOutdated(newest)) refresh();
}

/** The connection is gone: says so once, and tries again, each time a little later. */
function lose() {
  disconnect();
  if (!isLost) showSentence("lost");
  isLost = true;
  clearTimeout(retryTimer);
  retryTimer = setTimeout(connect, retryDelay);
  retryDelay = Math.min(retryDelay * 2, LONGEST_RETRY_DELAY);
}

function disconnect() {
  clearTimeout(silenceTimer);
  stream?.close();
  stream = null;
}

/** A hidden tab gives its stream back (browsers allow six to a host) and looks now and then whether it is its turn. */
function visibilityChanged() {
  clearInterval(hiddenTimer);
  if (document.hidden) {
    disconnect();
    clearTimeout(retryTimer);
    hiddenTimer = setInterval(() => { if (isLive() && !isSending()) fetchFragment(); }, HIDDEN_INTERVAL);
  } else {
    retryDelay = RETRY_DELAY;
    connect();
    if (isLive()) fetchFragment();
  }
}

export function startStream() {
  connectionFails.on(lose);
  sent.on(catchUp);
  addEventListener("offline", lose);
  addEventListener("online", () => {
    retryDelay = RETRY_DELAY;
    disconnect();
    connect();
  });
  document.addEventListener("visibilitychange", visibilityChanged);
  addEventListener("pagehide", disconnect);
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    connect();
    fetchFragment();
  });
  connect();
}
