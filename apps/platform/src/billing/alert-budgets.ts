import type { Database } from '../kernel/storage/database.ts'
import type { Budget } from '../ledger/budget-schemas.ts'
import { sendMail } from '../records/mails.ts'

interface Reached extends Pick<Budget, 'tokens' | 'period' | 'hard_stop'> {
  id: string
  key_id: string | null
  /** A key of the user whose spend limit it is: the mail goes with that account. */
  any_key_id: string
  tail: string
  used: number
  alert_percent: number
}

const periodWords = { day: 'today', month: 'this month', total: 'in all' } as const
const inEnglish = (tokens: number) => tokens.toLocaleString('en-US')

/**
 * Mails every budget whose share of alert is used, once a period, for the budgets that the named keys count on, or for all.
 * The mark and the mail are one transaction, so it is told once however often this runs.
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
    const whose = keyId === null ? 'Your account' : `The API key that ends in ${tail}`
    const name = keyId === null ? 'spend limit' : 'budget'
    await database.transaction(async (sql) => {
      const [told] = await sql.query<{ alert_email: string }>(
        'update budgets set is_alerted = true where id = $1 and not is_alerted returning alert_email',
        [id],
      )
      if (told === undefined) return
      await sendMail(sql, {
        kind: 'budget',
        keyId: anyKeyId,
        recipient: told.alert_email,
        subject: `${budget.alert_percent}% of the ${name} is used`,
        body: [
          `${whose} has used ${inEnglish(used)} of ${inEnglish(tokens)} tokens ${periodWords[period]}.`,
          budget.hard_stop
            ? `Calls that the ${name} does not cover are refused with status 402.`
            : `Calls go on beyond the ${name}: it has no hard stop.`,
          'Change it in the API dashboard.',
        ].join('\n'),
        at,
      })
    })
  }
}
