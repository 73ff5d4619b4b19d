import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

import type { Database } from '../../kernel/storage/database.ts'
import { openTestDatabase } from '../../kernel/storage/open-database.test-support.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { startReceiver } from './webhook-receiver.test-support.ts'

/** A receiver that never answers, until the test ends; `asked` counts its requests. */
async function startSilent() {
  let asked = 0
  const server = createServer(() => {
    asked += 1
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked: () => asked }
}

/** Sets a user's verified webhook, with events that are due. */
async function setWebhook(database: Database, user: string, url: string, events: number): Promise<void> {
  await database.query(
    `insert into webhook_endpoints (id, user_id, url, secret, created_at, verification) values ($1, $1, $2, 'whsec_YQ==', now(), 'verified')`,
    [user, url],
  )
  await database.query(
    `insert into webhook_deliveries (id, user_id, webhook_id, type, body, created_at, next_attempt_at)
     select $1 || '-' || number, $1, $1, 'balance.low', '{}', now(), now() from generate_series(1, $2) as number`,
    [user, events],
  )
}

test('a receiver that never answers gets five events at a time, and delays no other receiver', async () => {
  const database = await openTestDatabase()
  const [silent, receiver] = [await startSilent(), await startReceiver()]
  await setWebhook(database, 'mallory', silent.url, 20)
  const ending = new AbortController()
  const delivery = deliverWebhooks({
    database,
    networks: 'any',
    ending: ending.signal,
    now: () => new Date(),
  })
  onTestFinished(async () => {
    ending.abort()
    await delivery.stop()
  })
  await expect.poll(silent.asked, { timeout: 10_000 }).toBe(5)
  await setWebhook(database, 'ada', receiver.url, 1)
  await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(1)
  // None of the first has ended by then.
  expect(silent.asked()).toBe(5)
  expect(await database.query('select id from webhook_deliveries where last_error is not null')).toEqual([])
})
