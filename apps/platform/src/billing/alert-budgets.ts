import type { Database } from '../kernel/storage/database.ts'
import type { Budget } from '../ledger/budget-schemas.ts'
import { recordInboxItem } from '../records/inbox/record-inbox-item.ts'
import { mailTextsOfKey } from '../records/mail-texts.ts'
import { sendAlert } from '../records/mails.ts'

interface Reached extends Pick<Budget, 'tokens' | 'period' | 'hard_stop'> {
  id: string
  key_id: string | null
  /** A key of the user whose spend limit it is, so that the mail is deleted with that account. */
  any_key_id: string
  tail: string
  used: number
  alert_percent: number
}

/**
 * Mails every budget whose alert share is used, once per period: the budgets that count usage of `keyIds`, or all.
 * State and mail are written in one transaction, so an alert is mailed once however often this runs.
 */
export async function alertBudgets(
  database: Database,
  keyIds: readonly string[] | null,
  at: Date,
): Promise<void> {
  const reached = await database.query<Reached>(
    `select distinct on (budgets.id) budgets.id, budgets.key_id, api_keys.id as any_key_id, tail, tokens, used, period, hard_stop, alert_percent
     from budgets join api_keys on api_keys.id = budgets.key_id or api_keys.user_id = budgets.user_id
     where not is_alerted and used >= tokens * alert_percent / 100.0 and ($1::text[] is null or api_keys.id = any($1::text[]))
     order by budgets.id, api_keys.created_at desc`,
    [keyIds],
  )
  for (const { id, key_id: keyId, any_key_id: anyKeyId, tail, tokens, used, period, ...budget } of reached) {
    const scope = keyId === null ? 'account' : 'key'
    await database.transaction(async (sql) => {
      const [told] = await sql.query<{ alert_email: string }>(
        'update budgets set is_alerted = true where id = $1 and not is_alerted returning alert_email',
        [id],
      )
      if (told === undefined) return
      await recordInboxItem(sql, {
        kind: 'budget',
        keyId: anyKeyId,
        data: { scope, used, tokens, percent: budget.alert_percent },
        at,
      })
      const { t } = await mailTextsOfKey(sql, anyKeyId)
      await sendAlert(sql, {
        kind: 'budget',
        keyId: anyKeyId,
        recipient: told.alert_email,
        subject: t(`budget.${scope}.subject`, { percent: budget.alert_percent }),
        body: [
          t(`budget.${scope}.${period}`, { tail, used, tokens }),
          t(`budget.${scope}.${budget.hard_stop ? 'hardStop' : 'softStop'}`),
          t(`budget.${scope}.change`),
        ].join('\n'),
        at,
      })
    })
  }
}
