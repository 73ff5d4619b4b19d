import { buyPack, newKey, passBotCheck } from './accounts.ts'
import { measureRate, type Rate } from './rate.ts'
import { ask } from './send.ts'

/** Clients at once. Each moves a pack of its own to and fro between two keys. */
const CLIENTS = 16

/**
 * Balance transfers over HTTP. The bot check that each needs is passed beforehand:
 * it is another service, and here only its verification counts.
 */
export async function transferRate(port: number, seconds: number): Promise<Rate> {
  const pairs: [string, string][] = []
  for (let client = 0; client < CLIENTS; client++) {
    const pair: [string, string] = [await newKey(port), await newKey(port)]
    await buyPack(port, pair[0])
    pairs.push(pair)
  }
  const checks = await Promise.all(Array.from({ length: seconds * 600 }, () => passBotCheck(port)))
  return measureRate(port, { workers: CLIENTS, seconds }, async (client) => {
    const [sender = '', receiver = ''] = pairs[client] ?? []
    const check = checks.pop()
    if (check === undefined) return 0
    const path = `/api/v1/billing/transfer_balance?receiver_key=${receiver}`
    await ask(port, path, { key: sender, form: { 'cf-turnstile-response': check } })
    pairs[client] = [receiver, sender]
    return 1
  })
}
