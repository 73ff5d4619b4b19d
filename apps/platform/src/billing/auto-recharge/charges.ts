import { randomUUID } from 'node:crypto'

import type { Sql } from '../../kernel/storage/database.ts'
import type { Decline } from '../../records/declines.ts'
import { recordInboxItem } from '../../records/inbox/record-inbox-item.ts'
import { mailTextsOfKey } from '../../records/mail-texts.ts'
import { sendMail } from '../../records/mails.ts'
import { findPack } from '../catalog/packs.ts'
import { failureMail, monthlyCapMail } from './mails.ts'

const hour = 60 * 60 * 1000

/** Least time between two charges. */
const chargeInterval = hour
/** The wait after a refusal doubles from one hour up to a day. */
const maxBackOff = 24 * hour
/** Refusals in a row after which auto-recharge pauses until a card is saved or the settings are changed. */
export const maxRefusals = 5
/** Wait before a charge is retried when the provider cannot be reached. */
const unreachableWait = 60_000

/** One charge as it is sent to the provider, the same for every retry. */
export interface Charge {
  /** Also the idempotency key. */
  id: string
  key_id: string
  price_id: string
  amount: number
  currency: string
  customer_id: string
  payment_method_id: string
  email: string
}

interface Settings {
  price_id: string
  threshold: number
  monthly_cap: number
  email: string
  customer_id: string
  payment_method_id: string
  paused: boolean
  next_attempt_at: Date | null
  /** Tokens that the key can spend now. */
  balance: number
}

const chargeColumns = 'id, key_id, price_id, amount, currency, customer_id, payment_method_id, email'
const monthStart = (at: Date, later = 0) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later))

/** Returns what was charged for a key in the month of `at`, in minor units, open charges included. */
export async function takenThisMonth(sql: Sql, keyId: string, at: Date): Promise<number> {
  const [row] = await sql.query<{ taken: number }>(
    `select coalesce(sum(amount), 0)::bigint as taken from auto_recharge_charges
     where key_id = $1 and state in ('open', 'paid') and created_at >= $2`,
    [keyId, monthStart(at)],
  )
  return row?.taken ?? 0
}

/** Returns when the last successful charge of a key was started. */
async function lastPaidAt(sql: Sql, keyId: string): Promise<Date | undefined> {
  const [row] = await sql.query<{ created_at: Date }>(
    `select created_at from auto_recharge_charges where key_id = $1 and state = 'paid' order by created_at desc limit 1`,
    [keyId],
  )
  return row?.created_at
}

const wait = (sql: Sql, keyId: string, until: Date) =>
  sql.query('update auto_recharges set next_attempt_at = $2 where key_id = $1', [keyId, until])

/**
 * Decides, with the key's settings locked, whether a charge is due, and records it before it is sent to the provider.
 * Returns the open charge of an ended process unchanged, and undefined when no charge is due.
 */
export async function openCharge(sql: Sql, keyId: string, at: Date): Promise<Charge | undefined> {
  const [settings] = await sql.query<Settings>(
    `select price_id, threshold, monthly_cap, email, customer_id, payment_method_id, paused, next_attempt_at,
       key_balance(key_id, $2) as balance
     from auto_recharges where key_id = $1
       and exists (select 1 from api_keys where id = key_id and revoked_at is null) for update`,
    [keyId, at],
  )
  if (settings === undefined || settings.paused) return undefined
  if (settings.next_attempt_at !== null && settings.next_attempt_at > at) return undefined
  const [open] = await sql.query<Charge>(
    `select ${chargeColumns} from auto_recharge_charges where key_id = $1 and state = 'open'`,
    [keyId],
  )
  if (open !== undefined) return open
  const pack = findPack(settings.price_id)
  if (pack === undefined || settings.balance >= settings.threshold) return undefined

  const last = await lastPaidAt(sql, keyId)
  if (last !== undefined && at.getTime() - last.getTime() < chargeInterval) {
    await wait(sql, keyId, new Date(last.getTime() + chargeInterval))
    return undefined
  }
  if ((await takenThisMonth(sql, keyId, at)) + pack.price > settings.monthly_cap) {
    await sql.query(
      `update auto_recharges set last_outcome = 'monthly_cap', last_detail = null where key_id = $1`,
      [keyId],
    )
    await wait(sql, keyId, monthStart(at, 1))
    await recordInboxItem(sql, {
      kind: 'auto_recharge',
      keyId,
      data: { outcome: 'monthly_cap', reason: null },
      at,
    })
    const content = monthlyCapMail(await mailTextsOfKey(sql, keyId), settings.monthly_cap, pack)
    await sendMail(sql, { ...content, keyId, recipient: settings.email, at })
    return undefined
  }
  const [charge] = await sql.query<Charge>(
    `insert into auto_recharge_charges (${chargeColumns}, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${chargeColumns}`,
    [
      randomUUID(),
      keyId,
      pack.price_id,
      pack.price,
      pack.currency,
      settings.customer_id,
      settings.payment_method_id,
      settings.email,
      at,
    ],
  )
  await sql.query(
    'update auto_recharges set last_attempt_at = $2, last_outcome = null, last_detail = null where key_id = $1',
    [keyId, at],
  )
  return charge
}

/** Returns the recipient of a charge's receipt; undefined when the account was deleted. */
export async function emailOfCharge(sql: Sql, chargeId: string): Promise<string | undefined> {
  const [charge] = await sql.query<{ email: string }>(
    'select email from auto_recharge_charges where id = $1',
    [chargeId],
  )
  return charge?.email || undefined
}

/** Records that a charge succeeded; `paymentId` is its invoice. The provider's response and its webhook both report it, and the first one counts. */
export async function recordPaid(sql: Sql, chargeId: string, paymentId: string, at: Date): Promise<void> {
  const [charge] = await sql.query<{ key_id: string; created_at: Date }>(
    `update auto_recharge_charges set state = 'paid', payment_id = $2 where id = $1 and state <> 'paid' returning key_id, created_at`,
    [chargeId, paymentId],
  )
  if (charge === undefined) return
  await sql.query(
    `update auto_recharges set last_attempt_at = coalesce(last_attempt_at, $2), last_outcome = 'paid', last_detail = null,
       refusals = 0, paused = false, next_attempt_at = null where key_id = $1`,
    [charge.key_id, at],
  )
}

/** Records a refusal: the wait doubles each time, the fifth in a row pauses auto-recharge, and the first and the last of a row are mailed. */
export async function recordRefusal(sql: Sql, charge: Charge, decline: Decline, at: Date): Promise<void> {
  const refused = await sql.query(
    `update auto_recharge_charges set state = 'refused' where id = $1 and state = 'open' returning id`,
    [charge.id],
  )
  if (refused.length === 0) return
  const [row] = await sql.query<{ refusals: number }>(
    `update auto_recharges set refusals = refusals + 1, last_outcome = 'refused', last_detail = $2 where key_id = $1 returning refusals`,
    [charge.key_id, decline],
  )
  if (row === undefined) return
  const paused = row.refusals >= maxRefusals
  const next = paused ? null : new Date(at.getTime() + Math.min(maxBackOff, hour * 2 ** (row.refusals - 1)))
  await sql.query('update auto_recharges set paused = $2, next_attempt_at = $3 where key_id = $1', [
    charge.key_id,
    paused,
    next,
  ])
  if (row.refusals === 1 || paused) {
    await recordInboxItem(sql, {
      kind: 'auto_recharge',
      keyId: charge.key_id,
      data: { outcome: paused ? 'stopped' : 'failed', reason: decline },
      at,
    })
    const content = failureMail(await mailTextsOfKey(sql, charge.key_id), decline, next)
    await sendMail(sql, { ...content, keyId: charge.key_id, recipient: charge.email, at })
  }
}

/** Records that the provider did not respond. The charge stays open and is retried, because it may have succeeded. */
export async function recordUnreachable(sql: Sql, charge: Charge, at: Date): Promise<void> {
  await sql.query(
    `update auto_recharges set last_outcome = 'unreachable', last_detail = null, next_attempt_at = $2 where key_id = $1`,
    [charge.key_id, new Date(at.getTime() + unreachableWait)],
  )
}
