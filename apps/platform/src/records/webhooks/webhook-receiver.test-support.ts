import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  body: string
}

export interface WebhookReceiver {
  url: string
  /** What came, except challenges. */
  received: ReceivedWebhook[]
  challenges: ReceivedWebhook[]
  /** Returns the body of the response to a challenge: by default the challenge. */
  answer: (challenge: string) => string
  /** Status of the responses from now on. */
  status: number
}

const challengeOf = (body: string) =>
  body.includes('webhook.verification')
    ? (JSON.parse(body) as { data: { challenge: string } }).data.challenge
    : undefined

/** A server on loopback that stores every request and answers challenges, for one test. */
export async function startReceiver(status = 204): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = {
    url: '',
    received: [],
    challenges: [],
    answer: (challenge) => challenge,
    status,
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const challenge = challengeOf(body)
      if (challenge !== undefined) {
        receiver.challenges.push({ headers: request.headers, body })
        return response.end(receiver.answer(challenge))
      }
      receiver.received.push({ headers: request.headers, body })
      return response.writeHead(receiver.status, { location: `${receiver.url}/elsewhere` }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return receiver
}
