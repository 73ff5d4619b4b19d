import { narrowKeys } from '../../access/caller-keys.ts'
import { withUser } from '../../access/with-user.ts'
import { readUsage } from '../../account/usage/read-usage.ts'
import { usageQuery, usageResponse } from '../../account/usage/schemas.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { csvResponse, wantsCsv } from '../../kernel/http/csv.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { listKeysOfUser } from '../../keys/keys.ts'
import type { Services } from '../services.ts'
import { usageCsv } from './usage-csv.ts'

const getUsage = defineRoute({
  id: 'getUsage',
  method: 'get',
  path: '/api/v1/account/usage',
  summary: 'Tokens and requests of the keys of the signed-in user, by day, model and key',
  description: 'From the ledger, so it matches what was charged. Days are in UTC.',
  auth: 'user',
  query: usageQuery,
  response: usageResponse,
  responseTypes: ['text/csv'],
})

export const usageCalls = [getUsage] as const

export function usageRoutes(services: Services): App {
  const { database } = services
  const app = createApp()
  app.openapi(withUser(services, getUsage), async (context) => {
    const { key_id: key, group_by: names, format, from, to } = context.req.valid('query')
    const keyIds = narrowKeys(await listKeysOfUser(database, context.get('identity').uid), key)
    const groups = names.split(',')
    const usage = await readUsage(database, keyIds, {
      byDay: groups.includes('day'),
      byModel: groups.includes('model'),
      byKey: groups.includes('key'),
      from,
      to,
    })
    return wantsCsv(context, format)
      ? csvResponse(context, 'usage', usageCsv(usage.rows))
      : context.json(usage, 200)
  })
  return app
}
