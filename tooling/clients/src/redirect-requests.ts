import { onTestFinished, vi } from 'vitest'

/** Sends the requests of one test to another origin, for clients whose address cannot be set. */
export function redirectRequests(from: string, to: string): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => fetch(input.replace(from, to), init))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}
