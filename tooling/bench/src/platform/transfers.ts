import { buyPack, newKey, passBotCheck } from './accounts.ts'
import type { Ports } from './platform-under-test.ts'
import { measureRate, warmSeconds, type Rate } from './rate.ts'
import { ask } from './send.ts'

/** Concurrent clients. Each moves its own pack back and forth between two keys. */
const clientCount = 16

/** For each client the key that has a pack, and the one to move it to. */
export async function makePairs(ports: Ports): Promise<[string, string][]> {
  const pairs: [string, string][] = []
  for (let client = 0; client < clientCount; client++) {
    const pair: [string, string] = [await newKey(ports), await newKey(ports)]
    await buyPack(ports, pair[0])
    pairs.push(pair)
  }
  return pairs
}

/** The call that moves all of `sender` to `receiver`, with a bot check that was passed. */
export const transferCall = (sender: string, receiver: string, check: string) =>
  [
    `/api/v1/billing/transfer_balance?receiver_key=${receiver}`,
    { key: sender, form: { 'cf-turnstile-response': check } },
  ] as const

/**
 * Balance transfers over HTTP. The bot check that each needs is passed beforehand: it is another service, of which only the
 * verification counts here. Each transfer includes that request of the platform to it, in the same process.
 */
export async function transferRate(ports: Ports, seconds: number): Promise<Rate> {
  const pairs = await makePairs(ports)
  const checks = await Promise.all(
    Array.from({ length: (warmSeconds + seconds) * 600 }, () => passBotCheck(ports)),
  )
  return measureRate(ports.port, { workers: clientCount, seconds }, async (client) => {
    const [sender = '', receiver = ''] = pairs[client] ?? []
    const check = checks.pop()
    if (check === undefined) return 0
    await ask(ports.port, ...transferCall(sender, receiver, check))
    pairs[client] = [receiver, sender]
    return 1
  })
}
