import { insertCalls, keptDays } from '../account/request-log/request-log.ts'
import type { Transaction } from '../kernel/storage/database.ts'
import { consumeAll } from '../ledger/wallet.ts'
import { sendSampleAlerts, setSampleAlerts } from './sample-alerts.ts'
import { sampleCalls } from './sample-calls.ts'
import { sampleDays, startOfDay } from './sample-days.ts'
import type { SampleKeys } from './sample-keys.ts'
import { settleSamplePurchases } from './sample-purchases.ts'

/** Writes 90 days of calls with what they cost, the purchases in between, and the alerts that follow from them, day by day. */
export async function writeSampleUsage(
  sql: Transaction,
  keys: SampleKeys,
  { now, email }: { now: Date; email: string },
): Promise<void> {
  const days = sampleCalls(keys, now)
  const indexingTokens = days
    .flat()
    .filter(({ keyId }) => keyId === keys.indexing.id)
    .reduce((sum, { tokens }) => sum + tokens, 0)
  const firstDay = startOfDay(now, sampleDays)
  await settleSamplePurchases(sql, keys, { daysAgo: sampleDays, now, email })
  await setSampleAlerts(sql, keys, { indexingTokens, email, at: firstDay })
  for (const [index, calls] of days.entries()) {
    const daysAgo = sampleDays - index
    // oxlint-disable no-await-in-loop -- balances and alerts follow from the days before
    if (index > 0) await settleSamplePurchases(sql, keys, { daysAgo, now, email })
    await consumeAll(
      sql,
      calls
        .filter(({ tokens }) => tokens > 0)
        .map(({ id, keyId, tokens, product, model, at }) => ({
          keyId,
          tokens,
          idempotencyKey: `consume:${id}`,
          product: product ?? '',
          model: model ?? '',
          at,
        })),
    )
    await sendSampleAlerts(sql, keys, calls.at(-1)?.at ?? firstDay)
    // oxlint-enable no-await-in-loop
  }
  await insertCalls(sql, days.slice(sampleDays - keptDays).flat())
  await sql.query(
    `update api_keys set last_used_at = last.at
     from (select key_id, max(at) as at from request_log group by key_id) as last
     where last.key_id = api_keys.id and user_id = (select user_id from api_keys where id = $1)`,
    [keys.search.id],
  )
}
