import type { Context } from 'hono'

import { requireBotCheck } from '../../access/bot-check.ts'
import { bearerToken } from '../../access/meter.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import type { KeyKind } from '../../kernel/key-text.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { createKey } from '../../keys/keys.ts'
import { takeTrialGrant } from '../../keys/trial-grants.ts'
import { recordAction } from '../../records/record-action.ts'
import type { Services } from '../services.ts'

/** `POST /trial` and `POST /empty`: a new key against a passed bot check, tied to the user when an identity token comes along. */
export function keyServiceRoutes(services: Services): App {
  const { config, database, now } = services

  async function owner(context: Context): Promise<string | null> {
    const token = bearerToken(context)
    if (token === undefined) return null
    const identity = await services.verifyIdentity(token)
    if (identity === undefined) throw new ApiFailure(401, 'The sign-in has expired. Sign in again.')
    return identity.uid
  }

  /** Makes a key inside the caller's transaction, and tells the audit log of its user. */
  async function make(
    sql: Sql,
    context: Context,
    order: { kind: KeyKind; userId: string | null; at: Date },
  ): Promise<{ text: string }> {
    const { id, text } = await createKey(sql, order)
    const { kind, userId, at } = order
    const ip = clientAddress(context)
    await recordAction(sql, { userId, action: 'key_created', subject: id, detail: { kind }, at, ip })
    return { text }
  }

  const app = createApp()
  app.post('/trial', async (context) => {
    const userId = await owner(context)
    await requireBotCheck(context, services.verifyBotCheck)
    const at = now()
    const key = await database.transaction(async (sql) => {
      const retryAfter = await takeTrialGrant(sql, clientAddress(context), config.trialLimit, at)
      if (retryAfter !== undefined) {
        throw new ApiFailure(429, 'The limit of trial keys for today is reached.', {
          'retry-after': String(retryAfter),
        })
      }
      return make(sql, context, { kind: 'trial', userId, at })
    })
    return context.json({ api_key: key.text })
  })
  app.post('/empty', async (context) => {
    const userId = await owner(context)
    await requireBotCheck(context, services.verifyBotCheck)
    const key = await database.transaction((sql) => make(sql, context, { kind: 'zero', userId, at: now() }))
    return context.json({ api_key: key.text })
  })
  return app
}
