import type { Database } from '../kernel/storage/database.ts'
import { createKey } from '../keys/keys.ts'
import { creditPurchase } from '../ledger/wallet.ts'
import { moveTokens, type Addresses, type TransferTry } from './platform-calls.test-support.ts'
import { createRandom } from './random.test-support.ts'
import { lengthOf } from './test-length.test-support.ts'

export const keyCount = 10
export const clientCount = 50
export const transfersPerClient = lengthOf('TRANSFERS', { short: 12, long: 40 })
/** Paid tokens of each key at first. */
export const tokensPerKey = 1_000_000

/** A transfer whose response arrived: it must never be missing. */
export interface Acknowledged extends TransferTry {
  tokens: number
}

/** Creates ten keys with paid tokens and returns their texts. */
export async function makePaidKeys(database: Database): Promise<string[]> {
  const texts: string[] = []
  for (let index = 0; index < keyCount; index++) {
    const at = new Date()
    const key = await database.transaction((sql) => createKey(sql, { kind: 'zero', userId: null, at }))
    const purchase = { keyId: key.id, tokens: tokensPerKey, product: 'Pack', quantity: 1, at }
    await database.transaction((sql) => creditPurchase(sql, { ...purchase, paymentId: `first-${key.id}` }))
    texts.push(key.text)
  }
  return texts
}

interface LoadOptions {
  name: string
  /** Per client. */
  transfers: number
  onAcknowledged?: (count: number) => void
}

/**
 * Fifty clients move tokens between the keys at random, each one call after the other, until each has made `transfers` or the platform
 * ends. Returns the acknowledged transfers, and calls `onAcknowledged` with their number after each. A client whose call fails stops.
 */
export async function moveAtRandom(
  platform: Addresses,
  keys: readonly string[],
  { name, transfers, onAcknowledged }: LoadOptions,
): Promise<{ acknowledged: Acknowledged[]; failures: string[] }> {
  const acknowledged: Acknowledged[] = []
  const failures: string[] = []
  const random = createRandom(name)
  const pick = () => Math.floor(random() * keys.length)
  const client = async (_: unknown, number: number) => {
    let from = pick()
    for (let index = 0; index < transfers; index++) {
      const sender = keys[from] ?? ''
      const to = (from + 1 + (pick() % (keys.length - 1))) % keys.length
      const receiver = keys[to] ?? ''
      const order = { sender, receiver, idempotencyKey: `${name}-${number}-${index}` }
      const tokens = await moveTokens(platform, order)
      if (tokens > 0) {
        acknowledged.push({ ...order, tokens })
        onAcknowledged?.(acknowledged.length)
      }
      // Tokens gather in few keys: whoever has moved some goes on with them.
      from = tokens > 0 ? to : pick()
    }
  }
  const clients = await Promise.allSettled(Array.from({ length: clientCount }, client))
  for (const outcome of clients) if (outcome.status === 'rejected') failures.push(String(outcome.reason))
  return { acknowledged, failures }
}

/** Returns the idempotency keys of acknowledged transfers that a database does not have as they were acknowledged. */
export async function missingTransfers(
  database: Database,
  acknowledged: readonly Acknowledged[],
  nameOf: (order: Acknowledged) => Promise<string>,
): Promise<string[]> {
  const rows = await database.query<{ name: string; tokens: number }>(
    `select idempotency_key as name, amount as tokens from transfers join entries on entries.transfer_id = transfers.id
     where type = 'transfer' and amount > 0`,
  )
  const held = new Map(rows.map(({ name, tokens }) => [name, tokens]))
  const missing: string[] = []
  for (const order of acknowledged)
    if (held.get(await nameOf(order)) !== order.tokens) missing.push(order.idempotencyKey)
  return missing
}
