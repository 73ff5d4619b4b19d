import type { Ports } from './platform-under-test.ts'
import { ask, send } from './send.ts'

/** A passed bot check's response, good for one call within five minutes. */
export async function passBotCheck({ standIns }: Ports): Promise<string> {
  const json = { sitekey: '1x00000000000000000000AA' }
  return (await ask<{ response: string }>(standIns, '/turnstile/v0/challenge', { json })).response
}

/** A new trial key. */
export async function newKey(ports: Ports): Promise<string> {
  const form = { 'cf-turnstile-response': await passBotCheck(ports) }
  return (await ask<{ api_key: string }>(ports.port, '/trial', { form })).api_key
}

/** Buys the standard pack with a good test card, and waits until its tokens have arrived. */
export async function buyPack({ port }: Ports, key: string): Promise<void> {
  const sites = { success_url: 'http://localhost:3000/', cancel_url: 'http://localhost:3000/' }
  const json = { price_id: 'price_standard_1b', ...sites }
  const { url } = await ask<{ url: string }>(port, '/api/v1/checkout_session', { key, json })
  const page = new URL(url)
  const form = { email: 'a@example.org', number: '4242424242424242', expiry: '12/34', code: '123' }
  const paid = await send(Number(page.port), page.pathname, { form })
  if (paid.status !== 303) throw new Error(`The payment responded with ${paid.status}.`)
  interface Info {
    wallet: { regular_balance: number }
  }
  for (let tries = 0; tries < 200; tries++) {
    const path = `/api/v1/api_key/fe_user?api_key=${key}`
    const info = await ask<Info>(port, path, { method: 'GET' })
    if (info.wallet.regular_balance > 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The payment has not arrived within ten seconds.')
}
