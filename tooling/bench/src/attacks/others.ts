import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'

/** Sites, receivers and services of others on this machine, each as bad as it can be. */
export interface Others {
  nameServer: string
  sitePort: number
  /** Receivers of webhooks that switch protocols at each event, and that never answer one. */
  receiverUrl: string
  silentReceiverUrl: string
  serviceUrl: string
}

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

/** Knows the names of `site.example`, and is silent about every other one. */
async function startNameServer(): Promise<string> {
  const socket = createSocket('udp4')
  const publicAddress = [93, 184, 215, 14]
  socket.on('message', (query, { port, address }) => {
    if (!query.includes(Buffer.from('\u0004site\u0007example'))) return
    const typeA = 1
    const isA = query.readUInt16BE(query.indexOf(Buffer.from('\u0007example\u0000')) + 9) === typeA
    // The flags of a response, one question, and one answer for an address of IPv4.
    const head = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, isA ? 1 : 0, 0, 0, 0, 0])
    const question = query.subarray(12, query.indexOf(Buffer.from('\u0007example\u0000')) + 13)
    const answer = isA ? [0xc0, 12, 0, typeA, 0, 1, 0, 0, 0, 60, 0, 4, ...publicAddress] : []
    socket.send(Buffer.concat([head, question, Buffer.from(answer)]), port, address)
  })
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done))
  return `127.0.0.1:${socket.address().port}`
}

const largePage = gzipSync(`<html><body>${'words of a page '.repeat(618_000)}</body></html>`)

/** Sends a page of 9.9 MB as 20 kB, except its last byte. */
const holdPage: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
  response.write(largePage.subarray(0, -1))
}

/** Answers challenges, and writes `answer` to the connection of each event, then nothing. */
const receiveBy =
  (answer: string): RequestListener =>
  (request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      const { type, data } = JSON.parse(body) as { type: string; data: { challenge?: string } }
      if (type === 'webhook.verification') return response.end(data.challenge)
      return response.socket?.write(answer)
    })
  }

const switchProtocols = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'

/** Starts the service in its own thread, so that its responses to the second client don't wait for the attackers. */
async function startService(): Promise<number> {
  const service = new Worker(new URL('inference-service.worker.ts', import.meta.url))
  service.unref()
  const [port] = (await once(service, 'message')) as [number]
  return port
}

/** Starts them. They live as long as the bench. */
export async function startOthers(): Promise<Others> {
  const [nameServer, sitePort, receiver, silentReceiver, service] = await Promise.all([
    startNameServer(),
    listen(holdPage),
    listen(receiveBy(switchProtocols)),
    listen(receiveBy('')),
    startService(),
  ])
  return {
    nameServer,
    sitePort,
    receiverUrl: `http://127.0.0.1:${receiver}/`,
    silentReceiverUrl: `http://127.0.0.1:${silentReceiver}/`,
    serviceUrl: `http://127.0.0.1:${service}`,
  }
}
