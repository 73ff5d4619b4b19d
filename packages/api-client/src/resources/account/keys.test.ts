import { expect, test } from 'vitest'

import { bodyOf, loopback } from '../../core/loopback-server.test-support.ts'
import { createAccountKey, listAccountKeys, revokeAccountKey, rotateAccountKey } from './keys.ts'

const identityToken = () => Promise.resolve('identity-1')

test('the bot-check response is a JSON field of creation and rotation, and a form field of revocation', async () => {
  const requests: string[] = []
  const client = await loopback(
    async (request, response) => {
      requests.push(`${request.method} ${request.url} ${await bodyOf(request)}`)
      response.end('{}')
    },
    { identityToken },
  )
  await createAccountKey(client, { name: 'Search' }, { botCheck: 'b1' })
  await rotateAccountKey(client, 'k/1', { botCheck: 'b2', graceSeconds: 900 })
  await revokeAccountKey(client, 'k/1', { botCheck: 'b3' })
  expect(requests).toEqual([
    'POST /api/v1/account/keys {"name":"Search","cf-turnstile-response":"b1"}',
    'POST /api/v1/account/keys/k%2F1/rotate {"grace_seconds":900,"cf-turnstile-response":"b2"}',
    'DELETE /api/v1/account/keys/k%2F1 cf-turnstile-response=b3',
  ])
})

test('a call with a bot-check response is not retried, and is replayed once after a 401', async () => {
  const tokens: (string | undefined)[] = []
  const client = await loopback(
    (request, response) => {
      tokens.push(request.headers.authorization)
      const isFresh = request.headers.authorization === 'Bearer fresh'
      response.writeHead(isFresh ? 503 : 401, { 'retry-after': '0' }).end()
    },
    { identityToken: (refresh) => Promise.resolve(refresh ? 'fresh' : 'stale') },
  )
  const call = createAccountKey(client, { name: 'Search' }, { botCheck: 'b', idempotencyKey: true })
  await expect(call).rejects.toThrow('503')
  expect(tokens).toEqual(['Bearer stale', 'Bearer fresh'])
})

test('revoked keys are listed only on request', async () => {
  const urls: (string | undefined)[] = []
  const client = await loopback(
    (request, response) => {
      urls.push(request.url)
      response.end('{"keys":[{"id":"k1"}]}')
    },
    { identityToken },
  )
  await expect(listAccountKeys(client)).resolves.toEqual([{ id: 'k1' }])
  await listAccountKeys(client, { includeRevoked: true })
  expect(urls).toEqual(['/api/v1/account/keys', '/api/v1/account/keys?include_revoked=true'])
})
