import { Hono } from 'hono'

import { bearerToken } from '../../access/meter.ts'
import { requireBotCheck, type VerifyBotCheck } from '../../access/require-bot-check.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { App } from '../../kernel/http/base-app.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { parse } from '../../kernel/http/parse.ts'
import { findKey, listKeysOfUser, revokeKey } from '../../keys/keys.ts'
import { recordAction } from '../../records/record-action.ts'
import type { Services } from '../services.ts'
import { readKeyInfo } from './key-info.ts'
import { keyQuery } from './schemas.ts'

/** What concerns one key, or the keys of a user: their standing, their end, their list. */
export function keyRoutes(services: Services, verifyBotCheck: VerifyBotCheck): App {
  const { database, meter, now } = services
  const app: App = new Hono()
  app.get('/api_key/fe_user', async (context) => {
    const { api_key } = parse(keyQuery, context.req.query(), 'query')
    const key = await findKey(database, api_key, now())
    if (key === undefined)
      throw new ApiFailure(401, 'This API key is not valid. It may be mistyped or revoked.')
    return context.json(await readKeyInfo(database, key, now()))
  })
  app.delete('/api_key', async (context) => {
    const { key } = await meter.authenticate(context, 'any')
    await requireBotCheck(context, verifyBotCheck)
    const at = now()
    await database.transaction(async (sql) => {
      await revokeKey(sql, key.id, at)
      await recordAction(sql, {
        userId: key.user_id,
        action: 'key_revoked',
        subject: key.id,
        at,
        ip: clientAddress(context),
      })
    })
    return context.json({ revoked: true })
  })
  app.get('/keys', async (context) => {
    const identity = await services.verifyIdentity(bearerToken(context) ?? '')
    if (identity === undefined) throw new ApiFailure(401, 'Sign in to see your keys.')
    const keys = await listKeysOfUser(database, identity.uid)
    return context.json(keys.map(({ user_id: _, ...key }) => key))
  })
  return app
}
