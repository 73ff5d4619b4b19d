import type { Identity } from '../kernel/identity.ts'
import type { Sql } from '../kernel/storage/database.ts'
import type { BudgetBody } from '../ledger/budget-schemas.ts'
import { setBudget } from '../ledger/budgets.ts'
import type { AccountAction } from '../records/record-action.ts'
import type { KeySettings } from './keys.ts'
import type { AccountKey } from './schemas.ts'

type Settings = KeySettings & { budget: BudgetBody | null }

/** Changes the given settings and calls `record` for each one whose value is different afterwards. */
export async function changeKey(
  sql: Sql,
  key: AccountKey,
  change: { [Name in keyof Settings]?: Settings[Name] | undefined },
  by: { identity: Pick<Identity, 'email'>; at: Date },
  record: (action: AccountAction, detail: Record<string, unknown>) => Promise<void>,
): Promise<void> {
  const { name = key.name, scopes = key.scopes, expires_at: end } = change
  const until = end === undefined ? key.expires_at : (end?.toISOString() ?? null)
  await sql.query('update api_keys set name = $2, scopes = $3, expires_at = $4 where id = $1', [
    key.id,
    name,
    scopes,
    until,
  ])
  const { budget } = change
  if (budget !== undefined && (await setBudget(sql, { keyId: key.id }, budget, by)))
    await record('key_budget_changed', { budget })
  if (name !== key.name) await record('key_renamed', { name })
  if (JSON.stringify(scopes) !== JSON.stringify(key.scopes)) await record('key_scopes_changed', { scopes })
  if (until !== key.expires_at) await record('key_expiry_changed', { expires_at: until })
}
