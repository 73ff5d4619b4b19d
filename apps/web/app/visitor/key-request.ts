import { useSyncExternalStore } from 'react'

/** Calls that wait for a key, with what tells each whether there is one now. */
const waiting = new Set<(isGranted: boolean) => void>()
const listeners = new Set<() => void>()

const notify = () => listeners.forEach((changed) => changed())

/**
 * Asks the visitor for a key where the page shows `DemoKey`: by the bot check, in place. Resolves to whether there is a key with tokens;
 * to false when the signal is aborted.
 */
export function requestKey(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isGranted: boolean) => {
      waiting.delete(settle)
      resolve(isGranted)
      notify()
    }
    signal.addEventListener('abort', () => settle(false), { once: true })
    waiting.add(settle)
    notify()
  })
}

/** Tells every call that waits for a key whether there is one. */
export function answerKeyRequests(isGranted: boolean): void {
  for (const settle of [...waiting]) settle(isGranted)
}

/** Returns whether a call waits for a key. */
export function useKeyRequested(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting.size > 0,
    () => false,
  )
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
