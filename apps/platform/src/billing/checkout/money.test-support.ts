import { createHmac, randomUUID } from 'node:crypto'

import { keyIdOf } from '../../keys/keys.ts'
import { consume } from '../../ledger/wallet.ts'
import { balanceOf, eventually, type TestPlatform } from '../../platform.test-support.ts'
import { trustAddress } from '../../records/alert-addresses.ts'

export const trial = 10_000_000
export const pack = 1_000_000_000

export const returnAddresses = {
  success_url: 'http://localhost:3000/back?x=1',
  cancel_url: 'http://localhost:3000/back',
}
export const order = { price_id: 'price_standard_1b', ...returnAddresses }

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000000000000002',
  asksOwner: '4000 0027 6000 3184',
  declinesLater: '4000 0000 0000 0341',
}
export const good = { email: 'a@example.org', number: cards.pays, expiry: '12/34', code: '123' }

/** Submits the form of the payment page. */
export const pay = (page: string, fields: Readonly<Record<string, string>> = {}) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ ...good, ...fields }), redirect: 'manual' })

/** Returns the address of the provider's page under the host that tests use. */
const pageOf = async (answer: Response) =>
  ((await answer.json()) as { url: string }).url.replace('localhost', '127.0.0.1')

/** Opens a checkout and returns its page and the id of the session. */
export async function checkout(
  platform: TestPlatform,
  key: string,
  change: object = {},
): Promise<{ page: string; session: string }> {
  const page = await pageOf(await platform.post('/api/v1/checkout_session', { ...order, ...change }, key))
  return { page, session: page.slice(page.lastIndexOf('/') + 1) }
}

/** Returns the provider's event for a paid session. */
export const paymentEvent = (session: object) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: session },
})

/** Sends an event to the webhook as the provider does. */
export function webhook(
  platform: TestPlatform,
  event: object,
  { secret = 'whsec_local', seconds = Math.floor(Date.now() / 1000) } = {},
): Promise<Response> {
  const body = JSON.stringify(event)
  const signature = `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
  return fetch(`${platform.url}/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  })
}

/** Buys packs and waits for their tokens. */
export async function buy(
  platform: TestPlatform,
  key: string,
  quantity = 1,
  email = good.email,
): Promise<void> {
  const before = await balanceOf(platform, key)
  const { page } = await checkout(platform, key, { quantity })
  await pay(page, { email })
  await eventually(
    () => balanceOf(platform, key),
    (balance) => balance === before + quantity * pack,
  )
}

/** Starts auto-recharge and returns the page on which a card is saved. */
export async function setupPage(
  platform: TestPlatform,
  key: string,
  metadata: { threshold: number | string; monthly_cap?: number },
  email = 'owner@example.org',
): Promise<string> {
  const body = {
    ...order,
    email,
    metadata: { auto_recharge: 'true', currency: 'usd', ...metadata },
  }
  return pageOf(await platform.post('/api/v1/auto_recharge', body, key))
}

/** Returns the metadata of a key from the dashboard API. */
export async function metadataOf(platform: TestPlatform, key: string): Promise<Record<string, unknown>> {
  const info = await platform.get(`/api/v1/api_key/fe_user?api_key=${key}`)
  return ((await info.json()) as { metadata: Record<string, unknown> }).metadata
}

/** Charges tokens without a request to the main API. */
export async function spend(platform: TestPlatform, key: string, tokens: number): Promise<void> {
  const keyId = await keyIdOf(platform.database, key)
  if (keyId === undefined) throw new Error('There is no such key.')
  await platform.database.transaction((sql) =>
    consume(sql, {
      keyId,
      tokens,
      idempotencyKey: randomUUID(),
      product: 'embedding',
      model: 'jina-embeddings-v3',
      at: platform.services.now(),
    }),
  )
  platform.services.balanceChanged(keyId)
}

/** Confirms an address for the alerts of a key, as its user's verified address is. */
export async function trustForAlerts(platform: TestPlatform, key: string, email: string): Promise<void> {
  const keyId = await keyIdOf(platform.database, key)
  if (keyId === undefined) throw new Error('There is no such key.')
  await trustAddress(platform.database, { keyId }, email, platform.services.now())
}

/** Returns the subjects of the mails to a recipient, oldest first. */
export async function subjectsTo(platform: TestPlatform, recipient: string): Promise<string[]> {
  const mails = await platform.database.query<{ subject: string }>(
    'select subject from mails where recipient = $1 order by created_at, id',
    [recipient],
  )
  return mails.map(({ subject }) => subject)
}
