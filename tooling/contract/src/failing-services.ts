import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands for the services that the platform uses: inference and bot check. */
interface FailingServices {
  url: string
  /** Responds to every request with this status from now on. */
  respondWith(status: number): void
  close(): Promise<void>
}

/** Starts a server that passes every bot check until it is made to fail. */
export async function startFailingServices(): Promise<FailingServices> {
  let status = 200
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(status < 400 ? '{"success":true}' : '{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    respondWith(next) {
      status = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
