import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

import { eventually, startFilePlatform } from '../platform.test-support.ts'
import { startReceiver } from '../records/webhooks/webhook-receiver.test-support.ts'

/** A server on loopback that takes connections and writes `answer` to each request, then nothing. */
async function startSilent(answer = '') {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      open.add(socket)
      socket.write(answer)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => open.size }
}

type Platform = Awaited<ReturnType<typeof startFilePlatform>>

const messages = [{ role: 'user', content: 'hello' }]
/** Sets a user's webhook, with an event that is due. */
const setWebhook = async ({ database }: Platform, url: string, user = 'ada') => {
  await database.query(
    `insert into webhook_endpoints (id, user_id, url, secret, created_at, verification) values ('wh_' || $2, $2, $1, 'whsec_YQ==', now(), 'verified')`,
    [url, user],
  )
  await database.query(
    `insert into webhook_deliveries (id, user_id, webhook_id, type, body, created_at, next_attempt_at) values ('evt_' || $1, $1, 'wh_' || $1, 'balance.low', '{}', now(), now())`,
    [user],
  )
}

/** What keeps a process busy when it is told to stop: the variable that leads to the silent company, and what begins the work. */
const states: Record<
  string,
  {
    variables: (url: string) => Record<string, string>
    begin?: (platform: Platform, url: string) => Promise<unknown> | void
  }
> = {
  'a webhook is not answered': { variables: () => ({ WEBHOOK_NETWORKS: 'any' }), begin: setWebhook },
  'the mail provider does not answer': {
    variables: (url) => ({ MAIL_API_URL: url, MAIL_API_KEY: 're_1', MAIL_FROM: 'a@example.org' }),
    begin: (platform) =>
      platform.database.query(
        `insert into mails (id, kind, recipient, subject, body, created_at, next_attempt_at, state) values ('m', 'notice', 'a@example.org', 's', 'b', now(), now(), 'pending')`,
      ),
  },
  'the bot check does not answer': {
    variables: (url) => ({ TURNSTILE_VERIFY_URL: url, TURNSTILE_SECRET_KEY: 'secret' }),
    begin: (platform) =>
      void fetch(`${platform.url}/trial`, {
        method: 'POST',
        body: new URLSearchParams({ 'cf-turnstile-response': 'a' }),
      }).catch(() => undefined),
  },
  'the inference service does not answer': {
    variables: (url) => ({ UPSTREAM_API_URL: url, UPSTREAM_API_KEY: 'key' }),
    begin: async (platform) => {
      const key = await platform.trialKey()
      void platform.post('/v1/chat/completions', { messages }, key).catch(() => undefined)
    },
  },
}

test.each(Object.entries(states))('a process stops in its time while %s', async (_, { variables, begin }) => {
  const silent = await startSilent()
  const platform = await startFilePlatform({ SHUTDOWN_DRAIN_SECONDS: '0', ...variables(silent.url) })
  await begin?.(platform, silent.url)
  await eventually(
    () => Promise.resolve(silent.asked()),
    (count) => count > 0,
  )
  await expect(platform.stop()).resolves.toBeUndefined()
})

test.each([
  ['is not answered', ''],
  ['is answered with a hint and then nothing', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
])('a webhook that %s is left to another process by a stop, as if it had not begun', async (_, answer) => {
  const silent = await startSilent(answer)
  const platform = await startFilePlatform({ SHUTDOWN_DRAIN_SECONDS: '0', WEBHOOK_NETWORKS: 'any' })
  await setWebhook(platform, silent.url)
  await eventually(
    () => Promise.resolve(silent.asked()),
    (count) => count > 0,
  )
  await platform.stopServices()
  const [delivery] = await platform.database.query(
    'select state, attempts, last_error, next_attempt_at <= now() as is_due from webhook_deliveries',
  )
  await platform.stop()
  expect(delivery).toEqual({ state: 'pending', attempts: 0, last_error: null, is_due: true })
})

test('a receiver that switches protocols has failed, and holds up neither webhooks nor a stop', async () => {
  const silent = await startSilent(
    'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
  )
  const platform = await startFilePlatform({ WEBHOOK_NETWORKS: 'any' })
  await setWebhook(platform, silent.url)
  await eventually(
    () => Promise.resolve(silent.asked()),
    (count) => count > 0,
  )
  // The event of another user comes while the first one is not settled, or right after.
  const receiver = await startReceiver()
  await setWebhook(platform, receiver.url, 'grace')
  const read = () =>
    platform.database.query<{ state: string; last_error: string | null }>(
      'select state, last_error from webhook_deliveries order by id',
    )
  const [adas, graces] = await eventually(
    read,
    ([first, second]) => (first?.last_error ?? null) !== null && second?.state === 'delivered',
  )
  expect(adas).toEqual({ state: 'pending', last_error: 'The connection failed (UND_ERR_SOCKET).' })
  expect(graces).toEqual({ state: 'delivered', last_error: null })
  expect(receiver.received).toHaveLength(1)
  await platform.stop()
})
