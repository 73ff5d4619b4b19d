import { alertBudgets } from '../billing/alert-budgets.ts'
import { notifyLowBalances, setNotification } from '../billing/balance-notification/notifications.ts'
import type { Transaction } from '../kernel/storage/database.ts'
import { setBudget } from '../ledger/budgets.ts'
import { joinTransaction } from './join-transaction.ts'
import type { SampleKeys } from './sample-keys.ts'

/** Tokens. The workshop key, which has its trial tokens only, falls below it in the last days of the sample. */
const balanceThreshold = 2_000_000

/** Share of the indexing key's budget that its usage takes, and the share at which an alert is sent. */
const usedShare = 0.94
const alertPercent = 80

/** Sets the balance notification of the workshop key and the budget of the indexing key, which will use `indexingTokens`. */
export async function setSampleAlerts(
  sql: Transaction,
  keys: SampleKeys,
  { indexingTokens, email, at }: { indexingTokens: number; email: string; at: Date },
): Promise<void> {
  await setNotification(sql, keys.workshop.id, { thresholds: [balanceThreshold], email }, at)
  const budget = {
    tokens: Math.round(indexingTokens / usedShare / 1_000_000) * 1_000_000,
    // Not by the month, so that the key is near its budget on every day of a month.
    period: 'total' as const,
    hard_stop: true,
    alert_percent: alertPercent,
    alert_email: null,
  }
  await setBudget(sql, { keyId: keys.indexing.id }, budget, { identity: { email }, at })
}

/** Sends the alerts that are due at a time, as the platform does after every change of a balance. */
export async function sendSampleAlerts(sql: Transaction, keys: SampleKeys, at: Date): Promise<void> {
  const database = joinTransaction(sql)
  await notifyLowBalances(database, [keys.workshop.id], at)
  await alertBudgets(database, [keys.indexing.id], at)
}
