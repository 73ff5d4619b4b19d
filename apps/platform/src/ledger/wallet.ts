import { randomUUID } from 'node:crypto'

import type { Sql } from '../kernel/storage/database.ts'
import { regularAccount, systemAccounts, trialAccount } from './accounts.ts'
import { postTransfer } from './post-transfer.ts'
import { UsageRefused, type Refusal } from './usage-refused.ts'

export interface Wallet {
  /** Trial tokens left; 0 once the trial has ended. */
  trial: number
  /** Paid tokens left. */
  regular: number
}

interface WalletRow {
  kind: 'trial' | 'regular'
  balance: number
  expired: boolean
}

/** Opens the two accounts of a new key, both empty. */
export async function openWallet(sql: Sql, keyId: string): Promise<void> {
  await sql.query(
    `insert into accounts (id, kind, key_id) values ($1, 'regular', $3), ($2, 'trial', $3) on conflict (id) do nothing`,
    [regularAccount(keyId), trialAccount(keyId), keyId],
  )
}

/** Locks the wallets of keys until the end of the transaction, in the order of their accounts' ids, as all code does. */
export async function lockWallets(sql: Sql, keyIds: readonly string[]): Promise<void> {
  await sql.query(
    'select 1 from accounts where key_id = any($1::text[]) order by accounts.id collate "C" for update',
    [keyIds],
  )
}

/** Reads the two balances of a key. */
export async function readWallet(sql: Sql, keyId: string, at: Date): Promise<Wallet> {
  const rows = await sql.query<WalletRow>(
    `select accounts.kind, accounts.balance, coalesce(api_keys.trial_end < $2, false) as expired
     from accounts join api_keys on api_keys.id = accounts.key_id where accounts.key_id = $1`,
    [keyId, at],
  )
  const wallet: Wallet = { trial: 0, regular: 0 }
  for (const row of rows) wallet[row.kind] = row.kind === 'trial' && row.expired ? 0 : row.balance
  return wallet
}

export interface Consumption {
  keyId: string
  tokens: number
  idempotencyKey: string
  product: string
  model: string
  at: Date
  /** The work is done and was delivered: it is not refused, and what the wallet lacks becomes a debt of the key. */
  isDone?: boolean
}

const metadataOf = ({ product, model }: Consumption) =>
  JSON.stringify({ product_name: product, model_name: model })

/** What a statement that charges returns. */
export interface Charged extends Wallet {
  refusal: Refusal | null
}

/** Returns the balances after a charge. Throws `UsageRefused` for a refused one. */
export function walletAfter({ trial, regular, refusal }: Charged): Wallet {
  if (refusal !== null) throw new UsageRefused(refusal)
  return { trial, regular }
}

/** Returns the parameters of a statement that charges: id and idempotency key of its transfer, key, tokens, metadata, time. */
export function chargeParameters(usage: Consumption): [string, string, string, number, string, Date] {
  if (!Number.isSafeInteger(usage.tokens) || usage.tokens < 0)
    throw new Error('Token amounts are whole numbers.')
  return [randomUUID(), usage.idempotencyKey, usage.keyId, usage.tokens, metadataOf(usage), usage.at]
}

/**
 * Charges usage to a key, trial tokens first, counts it on the key's budgets, and returns the balances afterwards.
 * Throws `UsageRefused` when both balances together are too low, or a budget with a hard stop does not cover the usage.
 */
export async function consume(sql: Sql, usage: Consumption): Promise<Wallet> {
  const [charged] = await sql.query<Charged>('select * from consume_tokens($1, $2, $3, $4, $5, $6, $7)', [
    ...chargeParameters(usage),
    usage.isDone ?? false,
  ])
  if (charged === undefined) throw new Error(`The usage ${usage.idempotencyKey} has no result.`)
  return walletAfter(charged)
}

/**
 * Charges many usages in one statement, in the given order. Throws `UsageRefused` for the first that `consume` would refuse; the caller's
 * transaction must then be rolled back.
 */
export async function consumeAll(sql: Sql, usages: readonly Consumption[]): Promise<void> {
  const refused = await sql.query<{ refusal: Refusal }>(
    `select charged.refusal
     from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::jsonb[], $6::timestamptz[])
         as usage (id, key, key_id, tokens, metadata, at),
       lateral consume_tokens(usage.id, usage.key, usage.key_id, usage.tokens, usage.metadata, usage.at) as charged
     where charged.refusal is not null`,
    [
      usages.map(() => randomUUID()),
      usages.map(({ idempotencyKey }) => idempotencyKey),
      usages.map(({ keyId }) => keyId),
      usages.map(({ tokens }) => tokens),
      usages.map(metadataOf),
      usages.map(({ at }) => at),
    ],
  )
  const [first] = refused
  if (first !== undefined) throw new UsageRefused(first.refusal)
}

/** Credits the tokens of a new trial key. */
export async function grantTrial(sql: Sql, keyId: string, tokens: number, at: Date): Promise<void> {
  await postTransfer(sql, {
    idempotencyKey: `trial:${keyId}`,
    type: 'trial',
    entries: { [trialAccount(keyId)]: tokens, [systemAccounts.granted]: -tokens },
    at,
  })
}

export interface Purchase {
  keyId: string
  tokens: number
  /** The payment's own id, so that a payment credits once however often its webhook arrives. */
  paymentId: string
  product: string
  quantity: number
  at: Date
}

/** Credits bought tokens and pays the debts of the key from them. Returns whether this call credited them (`false`: credited before). */
export async function creditPurchase(sql: Sql, purchase: Purchase): Promise<boolean> {
  const { created } = await postTransfer(sql, {
    idempotencyKey: `purchase:${purchase.paymentId}`,
    type: 'purchase',
    entries: { [regularAccount(purchase.keyId)]: purchase.tokens, [systemAccounts.sold]: -purchase.tokens },
    metadata: { product_name: purchase.product, order_quantity: purchase.quantity },
    at: purchase.at,
  })
  if (created) await sql.query('select settle_debts($1, $2)', [purchase.keyId, purchase.at])
  return created
}

export interface PurchaseReversal {
  /** Id of the transfer. */
  id: string
  idempotencyKey: string
  keyId: string
  tokens: number
  product: string
  at: Date
}

/** Takes bought tokens back as far as the key has them; the rest becomes a debt. */
export async function reversePurchase(sql: Sql, reversal: PurchaseReversal): Promise<void> {
  await sql.query('select reverse_purchase($1, $2, $3, $4, $5, $6)', [
    reversal.id,
    reversal.idempotencyKey,
    reversal.keyId,
    reversal.tokens,
    JSON.stringify({ product_name: reversal.product }),
    reversal.at,
  ])
}

/** Gives tokens back that `reversePurchase` took, and pays the debts of the key from them. */
export async function creditReversal(
  sql: Sql,
  { keyId, tokens, product, at, ...reversal }: PurchaseReversal,
): Promise<void> {
  await postTransfer(sql, {
    idempotencyKey: reversal.idempotencyKey,
    type: 'purchase',
    entries: { [regularAccount(keyId)]: tokens, [systemAccounts.sold]: -tokens },
    metadata: { product_name: product },
    at,
  })
  await sql.query('select settle_debts($1, $2)', [keyId, at])
}
