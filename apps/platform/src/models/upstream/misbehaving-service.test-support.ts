import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  method: string | undefined
  path: string
  headers: IncomingMessage['headers']
  body: string
}

type Answer = (response: ServerResponse, request: Received) => void

/** Reads the body of a request as a text; undefined when its caller gives it up, which fails no test by itself. */
export async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  let text = ''
  try {
    for await (const part of request) text += String(part)
  } catch {
    return undefined
  }
  return text
}

/** A server on loopback in place of the inference service, with any response that a test sets, however invalid. */
export async function startService() {
  let answer: Answer = (response) => response.end('{}')
  const received: Received[] = []
  /** Calls whose connection ended before their response. */
  let cut = 0
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    if (body === undefined) return
    const { method, url: path = '', headers } = request
    received.push({ method, path, headers, body })
    response.on('close', () => (cut += response.writableFinished ? 0 : 1))
    answer(response, { method, path, headers, body })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    cut: () => cut,
    answers(next: Answer) {
      answer = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
