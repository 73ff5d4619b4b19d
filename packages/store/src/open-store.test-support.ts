import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, type ClientOptions } from '@search-foundation/api-client'
import { onTestFinished, vi } from 'vitest'

import { createStore } from './create-store.ts'

/** Opens a store whose calls go to `listener`, on loopback until the test ends. Nothing is stored. */
export async function openStore(listener: RequestListener, options: ClientOptions = {}) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hosts = { dashboard: address, main: address, keyService: address, functions: address }
  const expireSession = vi.fn(() => Promise.resolve())
  const store = createStore({
    client: createClient({ hosts, maxRetries: 0, ...options }),
    expireSession,
    storage: { getItem: () => null, setItem: () => undefined },
  })
  return { store, expireSession }
}

/** Silences the error log of a test. */
export function muteErrors() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  return log
}
