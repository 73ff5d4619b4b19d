import type { Database, Sql } from '../../kernel/storage/database.ts'
import { readAddressState, type AddressState } from '../../records/alert-addresses.ts'
import { recordInboxItem } from '../../records/inbox/record-inbox-item.ts'
import { mailTextsOfKey } from '../../records/mail-texts.ts'
import { sendAlert } from '../../records/mails.ts'
import { recordEvent } from '../../records/webhooks/events.ts'

export interface BalanceNotification {
  /** Tokens, highest first. */
  thresholds: number[]
  email: string
}

/**
 * Sets the thresholds of a key inside the caller's transaction. A threshold that was set before keeps its state. A new one is mailed at
 * the next fall below it, so not for a balance that is below it already.
 */
export async function setNotification(
  sql: Sql,
  keyId: string,
  { thresholds, email }: BalanceNotification,
  at: Date,
): Promise<void> {
  await sql.query(
    'delete from balance_notifications where key_id = $1 and not threshold = any($2::bigint[])',
    [keyId, thresholds],
  )
  for (const threshold of thresholds) {
    await sql.query(
      `insert into balance_notifications (key_id, threshold, email, armed, created_at)
       values ($1, $2, $3, key_balance($1, $4) >= $2, $4)
       on conflict (key_id, threshold) do update set email = excluded.email`,
      [keyId, threshold, email, at],
    )
  }
}

/** Removes the notifications of a key. */
export async function removeNotification(sql: Sql, keyId: string): Promise<void> {
  await sql.query('delete from balance_notifications where key_id = $1', [keyId])
}

/** Returns the thresholds of a key, and whether their mails are sent; undefined without any. */
export async function readNotification(
  sql: Sql,
  keyId: string,
): Promise<(BalanceNotification & AddressState) | undefined> {
  const rows = await sql.query<{ threshold: number; email: string }>(
    'select threshold, email from balance_notifications where key_id = $1 order by threshold desc',
    [keyId],
  )
  const [first] = rows
  if (first === undefined) return undefined
  const thresholds = rows.map(({ threshold }) => threshold)
  return { thresholds, email: first.email, ...(await readAddressState(sql, { keyId }, first.email)) }
}

interface Crossing {
  key_id: string
  tail: string
  threshold: number
  armed: boolean
  balance: number
}

/**
 * Mails every threshold that a balance has fallen below, for `keyIds` or all keys, and not again until the balance was back at it. The
 * user of the key gets a webhook too. State, webhook and mail are written in one transaction, so a fall is mailed once however often this runs.
 */
export async function notifyLowBalances(
  database: Database,
  keyIds: readonly string[] | null,
  at: Date,
): Promise<void> {
  const crossings = await database.query<Crossing>(
    `select balance_notifications.key_id, tail, threshold, armed, key_balance(api_keys.id, $2) as balance
     from balance_notifications join api_keys on api_keys.id = balance_notifications.key_id
     where ($1::text[] is null or api_keys.id = any($1::text[])) and revoked_at is null
       and armed = (key_balance(api_keys.id, $2) < threshold)`,
    [keyIds, at],
  )
  for (const { key_id: keyId, tail, threshold, armed, balance } of crossings) {
    await database.transaction(async (sql) => {
      const [told] = await sql.query<{ email: string }>(
        `update balance_notifications set armed = not armed, notified_at = case when armed then $4 else notified_at end
         where key_id = $1 and threshold = $2 and armed = $3 returning email`,
        [keyId, threshold, armed, at],
      )
      if (told === undefined || !armed) return
      const data = { key_id: keyId, key_tail: tail, threshold, balance }
      await recordEvent(sql, { type: 'balance.low', keyId, data, at })
      await recordInboxItem(sql, { kind: 'low_balance', keyId, data: { threshold, balance }, at })
      const { t } = await mailTextsOfKey(sql, keyId)
      await sendAlert(sql, {
        kind: 'low-balance',
        keyId,
        recipient: told.email,
        subject: t('lowBalance.subject', { threshold }),
        body: `${t('lowBalance.body', { tail, count: balance })}\n${t('lowBalance.advice')}`,
        at,
      })
    })
  }
}
