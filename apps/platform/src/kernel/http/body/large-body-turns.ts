import { setImmediate, setTimeout } from 'node:timers/promises'

/** A body of more bytes keeps the event loop busy for tens of milliseconds while it is parsed, checked and handed to a worker. */
export const largeBody = 1024 * 1024

let last = Promise.resolve()

/**
 * Resolves when a large body may be handed on: one at a time, and after each the event loop is free for as long as it was kept busy.
 * Bodies that arrive together would otherwise be parsed one directly after the other, while every other request waits.
 */
export function turnOfLargeBody(): Promise<void> {
  const turn = last
  last = turn.then(async () => {
    const began = performance.now()
    await setImmediate()
    await setTimeout(performance.now() - began)
  })
  return turn
}
