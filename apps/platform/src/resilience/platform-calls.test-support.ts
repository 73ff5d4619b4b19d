/** Addresses of a platform and its stand-ins. */
export interface Addresses {
  url: string
  standInsUrl: string
}

/** For the stand-ins: on a busy machine they may close an idle connection just when the next request is sent over it. */
const ownConnection = { connection: 'close' }

/** A token of a passed bot check, valid for one call. */
export async function passBotCheck({ standInsUrl }: Addresses): Promise<string> {
  const answer = await fetch(`${standInsUrl}/turnstile/v0/challenge`, {
    method: 'POST',
    headers: ownConnection,
    body: '{"sitekey":"1x00000000000000000000AA"}',
  })
  return ((await answer.json()) as { response: string }).response
}

/** A new trial key. */
export async function newTrialKey(platform: Addresses): Promise<string> {
  const body = new URLSearchParams({ 'cf-turnstile-response': await passBotCheck(platform) })
  const answer = await fetch(`${platform.url}/trial`, { method: 'POST', body })
  return ((await answer.json()) as { api_key: string }).api_key
}

/** Tokens in a key's wallet. */
export async function tokensOf({ url }: Addresses, key: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1/api_key/fe_user?api_key=${key}`)
  return ((await answer.json()) as { wallet: { total_balance: number } }).wallet.total_balance
}

/** Waits until the payment provider has delivered all of its events. */
export async function untilDelivered({ standInsUrl }: Addresses): Promise<void> {
  const headers = { ...ownConnection, authorization: 'Bearer sk_test_local' }
  for (;;) {
    const response = await fetch(`${standInsUrl}/v1/events?delivery_success=false`, { headers })
    if (((await response.json()) as { data: object[] }).data.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Buys the standard pack with a good test card. */
export async function buyPack({ url }: Addresses, key: string): Promise<void> {
  const order = {
    price_id: 'price_standard_1b',
    success_url: 'http://localhost:3000/',
    cancel_url: 'http://localhost:3000/',
  }
  const session = await fetch(`${url}/api/v1/checkout_session`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  await buyPackAt(((await session.json()) as { url: string }).url)
}

/** Pays at a payment page with a good test card. */
export async function buyPackAt(address: string): Promise<void> {
  const page = address.replace('localhost', '127.0.0.1')
  const card = new URLSearchParams({
    email: 'a@example.org',
    number: '4242424242424242',
    expiry: '12/34',
    code: '123',
  })
  const paid = await fetch(page, { method: 'POST', headers: ownConnection, body: card, redirect: 'manual' })
  if (paid.status !== 303) throw new Error(`The payment was answered with ${paid.status}.`)
}

export interface TransferTry {
  sender: string
  receiver: string
  /** Names the transfer; another try with the same one moves nothing more. */
  idempotencyKey: string
}

/** Moves all paid tokens from one key to another; resolves to how many moved, 0 when there were none. */
export async function moveTokens(
  platform: Addresses,
  { sender, receiver, idempotencyKey }: TransferTry,
): Promise<number> {
  const body = new URLSearchParams({ 'cf-turnstile-response': await passBotCheck(platform) })
  const answer = await fetch(`${platform.url}/api/v1/billing/transfer_balance?receiver_key=${receiver}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sender}`, 'idempotency-key': idempotencyKey },
    body,
  })
  const { transferred, detail } = (await answer.json()) as { transferred?: number; detail?: string }
  if (answer.status === 400 && detail?.includes('no paid tokens') === true) return 0
  if (transferred === undefined) throw new Error(`A transfer was answered with ${answer.status}: ${detail}`)
  return transferred
}
