// @ts-check
// Alerts when the viewer's turn has come: a chime and a notification, as the settings say.

import { base, table, whole } from "./page.js";

/** @type {AudioContext | null} */
let audio = null;
let alerted = ""; // the version of the last alert

export function startTurnAlert() {
  for (const gesture of ["pointerdown", "keydown"]) { // browsers want a gesture first
    addEventListener(gesture, () => {
      if (hasSound() && navigator.userActivation?.isActive !== false) audio ??= new AudioContext();
    });
  }
}

const hasSound = () => table.dataset.sound === "1";

/** @param {string} version
 *  @param {string} question */
export function alertTurn(version, question) {
  if (alerted === version) return;
  alerted = version;
  if (hasSound()) chime();
  const mayNotify = table.dataset.notify === "1" && !document.hasFocus() && "Notification" in window;
  if (!mayNotify || Notification.permission !== "granted") return;
  try {
    const title = `${table.dataset.yourTurn} – ${whole().dataset.title}`;
    const note = new Notification(title, { body: question, tag: base });
    note.onclick = () => { window.focus(); note.close(); };
  } catch { /* some phones allow notifications only to service workers */ }
}

function chime() {
  if (!audio && navigator.userActivation?.hasBeenActive === false) return; // browsers want a gesture first
  try {
    audio ??= new AudioContext();
    for (const [pitch, delay] of [[523, 0], [784, 0.16]]) playTone(audio, pitch, delay);
  } catch { /* no sound, no harm */ }
}

/** @param {AudioContext} context
 *  @param {number} pitch
 *  @param {number} delay */
function playTone(context, pitch, delay) {
  const start = context.currentTime + delay;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.16, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.32);
}
