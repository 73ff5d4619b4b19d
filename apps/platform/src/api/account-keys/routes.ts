import { Hono, type Context } from 'hono'

import { requireBotCheck } from '../../access/bot-check.ts'
import { requireUser } from '../../access/require-user.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { App } from '../../kernel/http/base-app.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { parse, parseJson } from '../../kernel/http/parse.ts'
import type { Identity } from '../../kernel/identity.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { changeKey } from '../../keys/change-key.ts'
import { createKey, revokeKey } from '../../keys/keys.ts'
import { readAccountKeys } from '../../keys/read-account-keys.ts'
import { rotateKey } from '../../keys/rotate-key.ts'
import { keyChange, keysQuery, newKeyBody, rotationBody, type AccountKey } from '../../keys/schemas.ts'
import { setBudget } from '../../ledger/budgets.ts'
import { recordAction, type AccountAction } from '../../records/record-action.ts'
import type { Services } from '../services.ts'

/** Active keys that a user may have. */
const maxKeys = 50

type Record = (action: AccountAction, detail?: object) => Promise<void>

/** The end of a key as given; undefined when nothing was. Throws 422 for one that is over. */
function futureOf(value: string | null | undefined, at: Date): Date | null | undefined {
  if (value === undefined || value === null) return value
  const date = new Date(value)
  if (date > at) return date
  throw new ApiFailure(422, [
    { loc: ['body', 'expires_at'], msg: 'Choose a time in the future.', type: 'value_error' },
  ])
}

/** `/account/keys`: the keys of the signed-in user, with names, scopes, ends, budgets and rotation. Every change is in the audit log. */
export function accountKeyRoutes(services: Services): App {
  const { database, now } = services

  /** Returns the signed-in user, whose request has passed the bot check. */
  async function requireCheckedUser(context: Context): Promise<Identity> {
    const identity = await requireUser(services, context)
    await requireBotCheck(context, services.verifyBotCheck)
    return identity
  }

  /** Changes an active key of the user with an entry in the audit log, and returns the key after the change. */
  async function change<Result extends object>(
    context: Context,
    { uid }: Identity,
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

  const app: App = new Hono()
  app.get('/', async (context) => {
    const { uid } = await requireUser(services, context)
    const { include_revoked } = parse(keysQuery, context.req.query(), 'query')
    const includeRevoked = include_revoked === 'true'
    return context.json({ keys: await readAccountKeys(database, uid, now(), { includeRevoked }) })
  })
  app.post('/', async (context) => {
    const identity = await requireCheckedUser(context)
    const { uid } = identity
    const { name, scopes = null, expires_at, budget = null } = await parseJson(context, newKeyBody)
    const at = now()
    const settings = { name, scopes, expires_at: futureOf(expires_at, at) ?? null }
    const answer = await database.transaction(async (sql) => {
      // Two at once do not both become the last one.
      await sql.query('select pg_advisory_xact_lock(hashtext($1))', [`keys:${uid}`])
      if ((await readAccountKeys(sql, uid, at)).length >= maxKeys)
        throw new ApiFailure(409, `You have ${maxKeys} keys, which is as many as may be. Revoke one first.`)
      const { id, text } = await createKey(sql, { kind: 'zero', userId: uid, at, settings })
      if (budget !== null) await setBudget(sql, { keyId: id }, budget, { identity, at })
      await recordAction(sql, {
        userId: uid,
        action: 'key_created',
        subject: id,
        detail: { name },
        at,
        ip: clientAddress(context),
      })
      const [key] = await readAccountKeys(sql, uid, at, { id })
      return { ...key, api_key: text }
    })
    return context.json(answer, 201)
  })
  app.patch('/:id', async (context) => {
    const identity = await requireUser(services, context)
    const at = now()
    const key = await change(context, identity, at, async (sql, before, record) => {
      const { expires_at, ...rest } = await parseJson(context, keyChange)
      await changeKey(
        sql,
        before,
        { ...rest, expires_at: futureOf(expires_at, at) },
        { identity, at },
        record,
      )
      return {}
    })
    return context.json(key)
  })
  app.delete('/:id', async (context) => {
    const identity = await requireCheckedUser(context)
    const at = now()
    const key = await change(context, identity, at, async (sql, { id }, record) => {
      await revokeKey(sql, id, at)
      await record('key_revoked')
      return {}
    })
    return context.json(key)
  })
  app.post('/:id/rotate', async (context) => {
    const identity = await requireCheckedUser(context)
    const at = now()
    const key = await change(context, identity, at, async (sql, before, record) => {
      const { grace_seconds } = await parseJson(context, rotationBody)
      const api_key = await rotateKey(sql, before, grace_seconds, at)
      await record('key_rotated', { grace_seconds })
      return { api_key }
    })
    return context.json(key)
  })
  return app
}
