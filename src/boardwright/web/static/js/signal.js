// @ts-check
// A signal: modules subscribe to it, one module emits it. Subscribers are called at once, in order.

/** @template [Detail=void]
 *  @returns {{ on: (listener: (detail: Detail) => void) => void, emit: (detail: Detail) => void }} */
export function signal() {
  /** @type {((detail: Detail) => void)[]} */
  const listeners = [];
  return {
    on: (listener) => { listeners.push(listener); },
    emit: (detail) => { for (const listener of listeners) listener(detail); },
  };
}
