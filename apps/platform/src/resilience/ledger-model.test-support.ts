import { deepEqual, equal, rejects } from 'node:assert/strict'
import fc from 'fast-check'

import { transferName } from '../billing/transfer/find-transfer.ts'
import { transferBalance } from '../billing/transfer/transfer-balance.ts'
import { ApiFailure } from '../kernel/http/api-failure.ts'
import type { Transaction } from '../kernel/storage/database.ts'
import { createKey, findKey, revokeKey, trialDays, trialTokens } from '../keys/keys.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { UsageRefused } from '../ledger/usage-refused.ts'
import { consume, creditPurchase, readWallet } from '../ledger/wallet.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
const start = Date.parse('2026-03-01T12:00:00Z')

const keyIndex = fc.nat(3)
const id = fc.nat(5)
export const step = fc.oneof(
  fc.record({ what: fc.constant('make' as const), kind: fc.constantFrom('trial' as const, 'zero' as const) }),
  fc.record({ what: fc.constant('revoke' as const), key: keyIndex }),
  fc.record({ what: fc.constant('wait' as const), days: fc.constantFrom(1, trialDays) }),
  fc.record({
    what: fc.constant('buy' as const),
    key: keyIndex,
    tokens: fc.integer({ min: 1, max: 5_000_000 }),
    id,
  }),
  fc.record({ what: fc.constant('use' as const), key: keyIndex, tokens: fc.nat(8_000_000), id }),
  fc.record({ what: fc.constant('move' as const), from: keyIndex, to: keyIndex, revoke: fc.boolean(), id }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** What a key should be, kept as plain numbers. */
interface ModelKey {
  id: string
  text: string
  trial: number
  regular: number
  trialEnd: number
  revoked: boolean
}

/** The plain model and the real thing, side by side. */
export class LedgerModel {
  readonly keys: ModelKey[] = []
  readonly done = new Set<string>()
  readonly sql: Transaction
  time = start

  constructor(sql: Transaction) {
    this.sql = sql
  }

  get at(): Date {
    return new Date(this.time)
  }

  free(key: ModelKey): number {
    return this.time > key.trialEnd ? 0 : key.trial
  }

  async make(kind: 'trial' | 'zero'): Promise<void> {
    const made = await createKey(this.sql, { kind, userId: null, at: this.at })
    const trial = kind === 'trial' ? trialTokens : 0
    const trialEnd = this.time + trialDays * dayMilliseconds
    this.keys.push({ ...made, trial, regular: 0, trialEnd, revoked: false })
  }

  async revoke(key: ModelKey): Promise<void> {
    await revokeKey(this.sql, key.id, { at: this.at })
    key.revoked = true
  }

  async buy(key: ModelKey, tokens: number, name: string): Promise<void> {
    const order = { keyId: key.id, tokens, paymentId: name, product: 'Pack', quantity: 1, at: this.at }
    equal(await creditPurchase(this.sql, order), !this.done.has(name))
    if (!this.done.has(name)) key.regular += tokens
    this.done.add(name)
  }

  async use(key: ModelKey, tokens: number, name: string): Promise<void> {
    const order = { keyId: key.id, tokens, idempotencyKey: name, product: 'p', model: 'm', at: this.at }
    const free = this.free(key)
    if (!this.done.has(name) && tokens > free + key.regular) {
      await rejects(consume(this.sql, order), UsageRefused)
      return
    }
    await consume(this.sql, order)
    if (this.done.has(name) || tokens === 0) return
    const fromTrial = Math.min(free, tokens)
    key.trial -= fromTrial
    key.regular -= tokens - fromTrial
    this.done.add(name)
  }

  async move(from: ModelKey, to: ModelKey, revokeSender: boolean, callersKey: string): Promise<void> {
    const name = transferName(from.id, callersKey)
    const order = { senderId: from.id, receiverKey: to.text, revokeSender, name, at: this.at }
    const known = this.done.has(`${name}:${to.id}`)
    const usedForAnother = !known && this.done.has(name)
    if (usedForAnother || (!known && (from.revoked || to.revoked || from.regular === 0))) {
      await rejects(transferBalance(this.sql, order), ApiFailure)
      return
    }
    await transferBalance(this.sql, order)
    if (known) return
    to.regular += from.regular
    from.regular = 0
    from.revoked ||= revokeSender
    this.done.add(name).add(`${name}:${to.id}`)
  }

  take(given: Step): Promise<void> | void {
    const pick = (index: number) => this.keys[index % this.keys.length]
    if (given.what === 'wait') this.time += given.days * dayMilliseconds
    if (given.what === 'make') return this.make(given.kind)
    if (given.what === 'move') {
      const [from, to] = [pick(given.from), pick(given.to)]
      if (from === undefined || to === undefined || from === to) return undefined
      return this.move(from, to, given.revoke, String(given.id))
    }
    const key = 'key' in given ? pick(given.key) : undefined
    if (key === undefined) return undefined
    if (given.what === 'revoke') return this.revoke(key)
    if (given.what === 'buy') return this.buy(key, given.tokens, `buy-${given.id}`)
    if (given.what === 'use') return this.use(key, given.tokens, `use-${given.id}`)
  }

  /** Compares every wallet and every key's life, and the books. */
  async compare(): Promise<void> {
    for (const key of this.keys) {
      const wallet = { trial: this.free(key), regular: key.regular }
      deepEqual(await readWallet(this.sql, key.id, this.at), wallet)
      equal((await findKey(this.sql, key.text, new Date()))?.id, key.revoked ? undefined : key.id)
    }
    deepEqual(await checkLedger(this.sql), [])
  }
}
