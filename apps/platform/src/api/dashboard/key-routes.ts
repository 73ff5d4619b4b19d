import { requireBotCheck } from '../../access/bot-check.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { parse } from '../../kernel/http/parse.ts'
import { findKey, revokeKey } from '../../keys/keys.ts'
import { recordAction } from '../../records/record-action.ts'
import type { Services } from '../services.ts'
import { readKeyInfo } from './key-info.ts'
import { keyQuery } from './schemas.ts'

/** Info and revocation of the calling key. */
export function keyRoutes(services: Services): App {
  const { database, meter, now } = services
  const app = createApp()
  app.get('/api_key/fe_user', async (context) => {
    // The address contains the key, so no cache may keep the response.
    context.header('cache-control', 'no-store')
    const { api_key } = parse(keyQuery, context.req.query(), 'query')
    const key = await findKey(database, api_key, now())
    if (key === undefined)
      throw new ApiFailure(401, 'This API key is not valid. It may be mistyped or revoked.')
    return context.json(await readKeyInfo(database, key, now()))
  })
  app.delete('/api_key', async (context) => {
    const { key } = await meter.authenticate(context, 'any')
    await requireBotCheck(context, services.verifyBotCheck)
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
  return app
}
