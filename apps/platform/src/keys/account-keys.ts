import type { z } from 'zod'

import type { Core } from '../kernel/core.ts'
import { ApiFailure } from '../kernel/http/api-failure.ts'
import type { Identity } from '../kernel/identity.ts'
import type { Sql } from '../kernel/storage/database.ts'
import { inTurn } from '../kernel/storage/in-turn.ts'
import type { BudgetBody } from '../ledger/budget-schemas.ts'
import { setBudget } from '../ledger/budgets.ts'
import { recordAction, type Occasion } from '../records/record-action.ts'
import { changeKey } from './change-key.ts'
import { confirmBudgetAlerts } from './confirm-budget-alerts.ts'
import { countActiveKeys, createKey, revokeKey } from './keys.ts'
import { readAccountKeys } from './read-account-keys.ts'
import { rotateKey } from './rotate-key.ts'
import type { AccountKey, keyChange, keyWithText, newKeyBody } from './schemas.ts'

/** Active keys that a user may have. */
export const maxKeys = 50

/** The signed-in user who manages keys, and the address of the request for the audit log. */
export interface KeyOwner {
  identity: Identity
  ip: string | undefined
}

type KeyWithText = z.infer<typeof keyWithText>
type Order = KeyOwner & Occasion & { userId: string }

const orderOf = (owner: KeyOwner, now: () => Date): Order => ({
  ...owner,
  userId: owner.identity.uid,
  at: now(),
})

/** Returns the expiry as given; undefined without one. Throws 422 for a time in the past. */
function futureOf(value: string | null | undefined, at: Date): Date | null | undefined {
  if (value === undefined || value === null) return value
  const date = new Date(value)
  if (date > at) return date
  throw new ApiFailure(422, [
    { loc: ['body', 'expires_at'], msg: 'Choose a time in the future.', type: 'value_error' },
  ])
}

/** Sets the budget of a key, or removes it, and asks the address of its alerts for confirmation. Returns whether that changed anything. */
async function setKeyBudget(
  sql: Sql,
  config: Core['config'],
  keyId: string,
  budget: BudgetBody | null,
  order: Order,
): Promise<boolean> {
  const isChanged = await setBudget(sql, { keyId }, budget, order)
  if (budget !== null)
    await confirmBudgetAlerts(sql, config, { keyId }, { ...order, network: order.ip ?? 'unknown' })
  return isChanged
}

/** Creates a key without tokens for a user. Throws 409 for a user with as many keys as allowed, and 422 for an expiry in the past. */
export async function createAccountKey(
  { config, database, now }: Core,
  owner: KeyOwner,
  { name, scopes = null, expires_at, budget = null }: z.infer<typeof newKeyBody>,
): Promise<KeyWithText> {
  const order = orderOf(owner, now)
  const { userId, at, ip } = order
  const settings = { name, scopes, expires_at: futureOf(expires_at, at) ?? null }
  // Two concurrent requests cannot both create the last key.
  return inTurn(database, `keys:${userId}`, async (sql) => {
    if ((await countActiveKeys(sql, userId)) >= maxKeys)
      throw new ApiFailure(
        409,
        `You've reached the limit of ${maxKeys} active keys. Revoke one to create another.`,
      )
    const { id, text } = await createKey(sql, { kind: 'zero', userId, at, ip, settings })
    if (budget !== null) await setKeyBudget(sql, config, id, budget, order)
    const [key] = await readAccountKeys(sql, userId, at, { id })
    if (key === undefined) throw new Error(`The new key ${id} was not found.`)
    return { ...key, api_key: text }
  })
}

/** Changes an active key of a user while nobody else does, and returns what `work` returns and the key afterwards. Throws 404. */
async function changing<Result>(
  database: Core['database'],
  { userId, at }: Order,
  id: string,
  work: (sql: Sql, key: AccountKey) => Promise<Result>,
): Promise<{ key: AccountKey; result: Result }> {
  return database.transaction(async (sql) => {
    await sql.query('select id from api_keys where id = $1 for update', [id])
    const [before] = await readAccountKeys(sql, userId, at, { id })
    if (before === undefined) throw new ApiFailure(404, 'You have no key with this ID, or it is revoked.')
    const result = await work(sql, before)
    const [key = before] = await readAccountKeys(sql, userId, at, { id, includeRevoked: true })
    return { key, result }
  })
}

/** Changes the given settings of an active key of a user. Throws 404 for an unknown or revoked key, and 422 for an expiry in the past. */
export async function changeAccountKey(
  { config, database, now }: Core,
  owner: KeyOwner,
  id: string,
  { expires_at, budget, ...rest }: z.infer<typeof keyChange>,
): Promise<AccountKey> {
  const order = orderOf(owner, now)
  const settings = { ...rest, expires_at: futureOf(expires_at, order.at) }
  const { key } = await changing(database, order, id, async (sql, before) => {
    const { userId, at, ip } = order
    if (budget !== undefined && (await setKeyBudget(sql, config, id, budget, order)))
      await recordAction(sql, {
        userId,
        action: 'key_budget_changed',
        subject: id,
        detail: { budget },
        at,
        ip,
      })
    await changeKey(sql, before, settings, { userId, at, ip })
  })
  return key
}

/** Revokes an active key of a user at once and permanently. Throws 404 for an unknown or revoked key. */
export async function revokeAccountKey(
  { database, now }: Core,
  owner: KeyOwner,
  id: string,
): Promise<AccountKey> {
  const order = orderOf(owner, now)
  const { at, ip } = order
  const { key } = await changing(database, order, id, (sql) => revokeKey(sql, id, { at, ip }))
  return key
}

/** Replaces the text of an active key of a user; the previous text works for another `graceSeconds`. Throws 404 for an unknown or revoked key. */
export async function rotateAccountKey(
  { database, now }: Core,
  owner: KeyOwner,
  id: string,
  graceSeconds: number,
): Promise<KeyWithText> {
  const order = orderOf(owner, now)
  const { userId, at, ip } = order
  const { key, result } = await changing(database, order, id, (sql, before) =>
    rotateKey(sql, before, graceSeconds, { userId, at, ip }),
  )
  return { ...key, api_key: result }
}
