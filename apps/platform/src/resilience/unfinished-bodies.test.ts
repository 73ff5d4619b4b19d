import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { calls } from '../openapi/areas.ts'
import { startFilePlatform, type TestPlatform } from '../platform.test-support.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startFilePlatform()
})
afterAll(() => platform.stop())

/** The headers of a request and the first byte of its body. */
function unfinished(method: string, path: string, token: string): string {
  const head = [
    `${method.toUpperCase()} ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
  ]
  return [...head, `authorization: Bearer ${token}`, 'content-length: 15', '', '{'].join('\r\n')
}

test('no call holds the database while its body arrives', async () => {
  const created = await platform.post(
    '/api/v1/account/keys',
    { name: 'one', 'cf-turnstile-response': await platform.botCheck() },
    'user:ada',
  )
  const { id } = (await created.json()) as { id: string }
  const trialKey = await platform.trialKey('user:ada')
  const open = calls
    .filter(({ method }) => method !== 'get')
    .map(async (call) => {
      const port = platform.ports[call['x-host'] === 'functions' ? 'functions' : 'platform']
      const socket = connect(port, '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      const token = call['x-auth'].includes('key') ? trialKey : 'user:ada'
      socket.write(unfinished(call.method, call.path.replaceAll(/\{\w+\}/g, id), token))
    })
  expect(open.length).toBeGreaterThan(20)
  await Promise.all(open)
  // Each of these is another call that uses the database, so the calls above wait for their bodies by then.
  for (let times = 0; times < 5; times++)
    expect((await platform.get('/api/v1/account/keys', 'user:ada')).status).toBe(200)
  expect(await platform.database.transaction((sql) => sql.query('select 1 as one'))).toEqual([{ one: 1 }])
  // The platform ends a request whose body does not arrive after 60 seconds.
}, 45_000)
