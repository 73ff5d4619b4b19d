import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { expect, inject, onTestFinished, test } from 'vitest'

const platform = inject('platform')

interface Received {
  headers: Record<string, string>
  body: string
}

interface WebhookEvent {
  type: string
  data: { challenge?: string }
}

/** Listens on loopback, answers the challenge, and resolves `next` with the first other event. */
async function startReceiver(): Promise<{ url: string; next: Promise<Received> }> {
  const { promise: next, resolve } = Promise.withResolvers<Received>()
  const server = createServer((request: IncomingMessage, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { type, data } = JSON.parse(body) as WebhookEvent
      if (type === 'webhook.verification') return response.end(data.challenge)
      response.writeHead(204).end()
      return resolve({ headers: request.headers as Record<string, string>, body })
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, next }
}

test('the library of the specification verifies a webhook of the platform', async () => {
  const receiver = await startReceiver()
  const set = await fetch(`${platform.url}/api/v1/account/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${platform.identityToken}` },
    body: JSON.stringify({ url: receiver.url }),
  })
  const { secret } = (await set.json()) as { secret: string }
  const form = new FormData()
  form.set('model', 'jina-embeddings-v2-small-en')
  form.set('file', new File(['a text\n'], 'texts.txt'))
  form.set('email', 'ada@example.org')
  const headers = { authorization: `Bearer ${platform.apiKey}` }
  const started = await fetch(`${platform.baseUrl}/bulk-embeddings`, { method: 'POST', body: form, headers })
  const { id } = (await started.json()) as { id: string }
  const { body, headers: sent } = await receiver.next
  expect(new Webhook(secret).verify(body, sent)).toMatchObject({ type: 'bulk_job.completed', data: { id } })
  expect(() => new Webhook(secret).verify(`${body} `, sent)).toThrow('No matching signature')
})
