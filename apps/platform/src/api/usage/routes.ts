import { Hono } from 'hono'

import { narrowKeys } from '../../access/caller-keys.ts'
import { requireUser } from '../../access/require-user.ts'
import { readUsage } from '../../account/usage/read-usage.ts'
import { usageQuery } from '../../account/usage/schemas.ts'
import type { App } from '../../kernel/http/base-app.ts'
import { csvResponse, wantsCsv } from '../../kernel/http/csv.ts'
import { parse } from '../../kernel/http/parse.ts'
import { listKeysOfUser } from '../../keys/keys.ts'
import type { Services } from '../services.ts'
import { usageCsv } from './usage-csv.ts'

/** `GET /account/usage`: what the keys of the signed-in user took, by day, model and key as asked. */
export function usageRoutes(services: Services): App {
  const { database } = services
  const app: App = new Hono()
  app.get('/', async (context) => {
    const { uid } = await requireUser(services, context)
    const { key_id: key, group_by: names, format, from, to } = parse(usageQuery, context.req.query(), 'query')
    const keyIds = narrowKeys(await listKeysOfUser(database, uid), key)
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
      : context.json(usage)
  })
  return app
}
