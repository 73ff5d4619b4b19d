import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

import { createClient, type Client, type ClientOptions } from './client.ts'

/** Starts a server on loopback for one test and returns a client whose hosts all point to it. */
export async function loopback(listener: RequestListener, options: ClientOptions = {}): Promise<Client> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hosts = {
    dashboard: base,
    main: base,
    keyService: base,
    reader: `${base}/reader`,
    functions: `${base}/functions`,
    search: `${base}/search`,
    tickets: `${base}/tickets`,
  }
  return createClient({ hosts, ...options })
}

/** Returns the body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
