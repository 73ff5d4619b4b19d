import type { Context } from 'hono'

import { withBotCheck } from '../../access/with-bot-check.ts'
import { withUser } from '../../access/with-user.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { takeTurn } from '../../kernel/storage/take-turn.ts'
import { changeKey } from '../../keys/change-key.ts'
import { createKey, revokeKey } from '../../keys/keys.ts'
import { readAccountKeys } from '../../keys/read-account-keys.ts'
import { rotateKey } from '../../keys/rotate-key.ts'
import type { AccountKey } from '../../keys/schemas.ts'
import { setBudget } from '../../ledger/budgets.ts'
import { recordAction, type AccountAction } from '../../records/record-action.ts'
import { confirmBudgetAlerts } from '../confirm-budget-alerts.ts'
import type { Services } from '../services.ts'
import {
  changeAccountKey,
  createAccountKey,
  listAccountKeys,
  revokeAccountKey,
  rotateAccountKey,
} from './route-definitions.ts'

/** Active keys that a user may have. */
const maxKeys = 50

type Record = (action: AccountAction, detail?: object) => Promise<void>

/** Returns the expiry as given; undefined without one. Throws 422 for a time in the past. */
function futureOf(value: string | null | undefined, at: Date): Date | null | undefined {
  if (value === undefined || value === null) return value
  const date = new Date(value)
  if (date > at) return date
  throw new ApiFailure(422, [
    { loc: ['body', 'expires_at'], msg: 'Choose a time in the future.', type: 'value_error' },
  ])
}

/** The keys of the signed-in user. Every change gets an entry in the audit log. */
export function accountKeyRoutes(services: Services): App {
  const { config, database, now } = services

  /** Changes an active key of the user with an entry in the audit log, and returns the key after the change. */
  async function change<Result extends object>(
    context: Context,
    uid: string,
    at: Date,
    work: (sql: Sql, key: AccountKey, record: Record) => Promise<Result>,
  ): Promise<AccountKey & Result> {
    const id = context.req.param('id') ?? ''
    return database.transaction(async (sql) => {
      await sql.query('select id from api_keys where id = $1 for update', [id])
      const [key] = await readAccountKeys(sql, uid, at, { id })
      if (key === undefined) throw new ApiFailure(404, 'You have no such key, or it is revoked.')
      const record: Record = (action, detail = {}) =>
        recordAction(sql, {
          userId: uid,
          action,
          subject: id,
          detail: { ...detail },
          at,
          ip: clientAddress(context),
        })
      const result = await work(sql, key, record)
      const [changed = key] = await readAccountKeys(sql, uid, at, { id, includeRevoked: true })
      return { ...changed, ...result }
    })
  }

  const app = createApp()
  app.openapi(withUser(services, listAccountKeys), async (context) => {
    const { uid } = context.get('identity')
    const includeRevoked = context.req.valid('query').include_revoked === 'true'
    return context.json({ keys: await readAccountKeys(database, uid, now(), { includeRevoked }) }, 200)
  })
  app.openapi(withUser(services, withBotCheck(services, createAccountKey)), async (context) => {
    const identity = context.get('identity')
    const { uid } = identity
    const { name, scopes = null, expires_at, budget = null } = context.req.valid('json')
    const at = now()
    const settings = { name, scopes, expires_at: futureOf(expires_at, at) ?? null }
    const created = await database.transaction(async (sql) => {
      // Two concurrent requests cannot both create the last key.
      await takeTurn(sql, `keys:${uid}`)
      if ((await readAccountKeys(sql, uid, at)).length >= maxKeys)
        throw new ApiFailure(
          409,
          `You've reached the limit of ${maxKeys} active keys. Revoke one to create another.`,
        )
      const { id, text } = await createKey(sql, { kind: 'zero', userId: uid, at, settings })
      if (budget !== null) {
        await setBudget(sql, { keyId: id }, budget, { identity, at })
        await confirmBudgetAlerts(sql, config, { keyId: id }, { identity, at })
      }
      await recordAction(sql, {
        userId: uid,
        action: 'key_created',
        subject: id,
        detail: { name },
        at,
        ip: clientAddress(context),
      })
      const [key] = await readAccountKeys(sql, uid, at, { id })
      if (key === undefined) throw new Error(`The new key ${id} was not found.`)
      return { ...key, api_key: text }
    })
    return context.json(created, 201)
  })
  app.openapi(withUser(services, changeAccountKey), async (context) => {
    const identity = context.get('identity')
    const { expires_at, ...rest } = context.req.valid('json')
    const at = now()
    const settings = { ...rest, expires_at: futureOf(expires_at, at) }
    const key = await change(context, identity.uid, at, async (sql, before, record) => {
      await changeKey(sql, before, settings, { identity, at }, record)
      if (settings.budget) await confirmBudgetAlerts(sql, config, { keyId: before.id }, { identity, at })
      return {}
    })
    return context.json(key, 200)
  })
  app.openapi(withUser(services, withBotCheck(services, revokeAccountKey)), async (context) => {
    const at = now()
    const key = await change(context, context.get('identity').uid, at, async (sql, { id }, record) => {
      await revokeKey(sql, id, at)
      await record('key_revoked')
      return {}
    })
    return context.json(key, 200)
  })
  app.openapi(withUser(services, withBotCheck(services, rotateAccountKey)), async (context) => {
    const { grace_seconds } = context.req.valid('json')
    const at = now()
    const key = await change(context, context.get('identity').uid, at, async (sql, before, record) => {
      const api_key = await rotateKey(sql, before, grace_seconds, at)
      await record('key_rotated', { grace_seconds })
      return { api_key }
    })
    return context.json(key, 200)
  })
  return app
}
