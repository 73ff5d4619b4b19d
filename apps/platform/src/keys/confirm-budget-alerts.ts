import type { Core } from '../kernel/core.ts'
import type { Identity } from '../kernel/identity.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { readBudget, type BudgetOf } from '../ledger/budgets.ts'
import { askForConfirmation, trustAddress } from '../records/alert-addresses.ts'

/**
 * Sends a link to the address that a budget's alerts go to, inside the caller's transaction, unless it is confirmed or is the verified
 * address of the user who sets the budget.
 */
export async function confirmBudgetAlerts(
  sql: Sql,
  config: Pick<Core['config'], 'port' | 'publicUrl'>,
  of: BudgetOf,
  { identity, network, at }: { identity: Identity; network: string; at: Date },
): Promise<void> {
  const email = (await readBudget(sql, of, at))?.alert_email ?? undefined
  if (email === undefined) return
  const isOwn = identity.isEmailVerified === true && identity.email?.toLowerCase() === email.toLowerCase()
  if (isOwn) await trustAddress(sql, of, email, at)
  else await askForConfirmation(sql, config, of, { email, network, at })
}
