import type { Sql } from '../storage/database.ts'
import { regularAccount, systemAccounts, trialAccount } from './accounts.ts'
import { InsufficientBalance } from './insufficient-balance.ts'
import { postTransfer } from './post-transfer.ts'

export interface Wallet {
  /** Free tokens left; 0 once the trial has ended. */
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

/** Reads the two balances of a key; with `lock` the rows stay locked until the transaction ends. */
export async function readWallet(sql: Sql, keyId: string, at: Date, lock = false): Promise<Wallet> {
  const rows = await sql.query<WalletRow>(
    `select accounts.kind, accounts.balance, coalesce(api_keys.trial_end < $2, false) as expired
     from accounts join api_keys on api_keys.id = accounts.key_id
     where accounts.key_id = $1 order by accounts.id ${lock ? 'for update of accounts' : ''}`,
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
}

/**
 * Takes used tokens from a key, free ones first, and answers what is left.
 * Throws `InsufficientBalance` when both balances together are short.
 */
export async function consume(sql: Sql, use: Consumption): Promise<Wallet> {
  const wallet = await readWallet(sql, use.keyId, use.at, true)
  // Another try of a use that is already booked: nothing more is taken, however little is left by now.
  const [booked] = await sql.query('select id from transfers where idempotency_key = $1', [
    use.idempotencyKey,
  ])
  if (booked !== undefined || use.tokens === 0) return wallet
  const total = wallet.trial + wallet.regular
  if (use.tokens > total) throw new InsufficientBalance(total, use.tokens)
  const fromTrial = Math.min(wallet.trial, use.tokens)
  const fromRegular = use.tokens - fromTrial
  const { created } = await postTransfer(sql, {
    idempotencyKey: use.idempotencyKey,
    type: 'consume',
    entries: {
      [trialAccount(use.keyId)]: -fromTrial,
      [regularAccount(use.keyId)]: -fromRegular,
      [systemAccounts.consumed]: use.tokens,
    },
    metadata: { product_name: use.product, model_name: use.model },
    at: use.at,
  })
  return created ? { trial: wallet.trial - fromTrial, regular: wallet.regular - fromRegular } : wallet
}

/** Gives a new trial key its free tokens. */
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

/** Credits bought tokens. Answers whether this call credited them (`false`: already done). */
export async function creditPurchase(sql: Sql, purchase: Purchase): Promise<boolean> {
  const { created } = await postTransfer(sql, {
    idempotencyKey: `purchase:${purchase.paymentId}`,
    type: 'purchase',
    entries: { [regularAccount(purchase.keyId)]: purchase.tokens, [systemAccounts.sold]: -purchase.tokens },
    metadata: { product_name: purchase.product, order_quantity: purchase.quantity },
    at: purchase.at,
  })
  return created
}
