import { z } from 'zod'

import { withBotCheck } from '../../access/with-bot-check.ts'
import { withKey } from '../../access/with-key.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { findKey, revokeKey as endKey } from '../../keys/keys.ts'
import { actorWith } from '../../records/record-action.ts'
import type { Services } from '../services.ts'
import { readKeyInfo } from './key-info.ts'
import { keyInfoResponse, keyQuery } from './schemas.ts'

const getKeyInfo = defineRoute({
  id: 'getKeyInfo',
  method: 'get',
  path: '/api/v1/api_key/fe_user',
  summary: "A key's wallet and settings",
  description: 'Call it to see whether a key works and how many tokens it has left.',
  auth: 'query-key',
  query: keyQuery,
  response: keyInfoResponse,
})

const revokeKey = defineRoute({
  id: 'revokeKey',
  method: 'delete',
  path: '/api/v1/api_key',
  summary: 'Revoke the calling key, immediately and for good',
  description: 'Every call with the key fails with status 401 from then on.',
  auth: 'key',
  botCheck: true,
  response: z.object({ revoked: z.literal(true).describe('Always true.') }),
})

export const keyCalls = [getKeyInfo, revokeKey] as const

export function keyRoutes(services: Services): App {
  const { database, now } = services
  const app = createApp()
  app.openapi(getKeyInfo, async (context) => {
    const key = await findKey(database, context.req.valid('query').api_key, now())
    if (key === undefined)
      throw new ApiFailure(401, 'This API key is not valid. It may be mistyped or revoked.')
    return context.json(await readKeyInfo(database, key, now()), 200)
  })
  app.openapi(withKey(services, 'any', withBotCheck(services, revokeKey)), async (context) => {
    const { key } = context.get('caller')
    const by = { at: now(), actor: actorWith(key), ip: clientAddress(context) }
    await database.transaction((sql) => endKey(sql, key.id, by))
    return context.json({ revoked: true as const }, 200)
  })
  return app
}
