import { Hono } from 'hono'

import { requireUser } from '../account/require-user.ts'
import { narrowKeys } from '../dashboard-api/caller-keys.ts'
import type { App } from '../http/base-app.ts'
import { csvAnswer, wantsCsv } from '../http/csv.ts'
import { parse } from '../http/parse.ts'
import { listKeysOfUser } from '../keys/keys.ts'
import type { Services } from '../services.ts'
import { readUsage } from './read-usage.ts'
import { usageQuery } from './schemas.ts'
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
    return wantsCsv(context, format) ? csvAnswer(context, 'usage', usageCsv(usage.rows)) : context.json(usage)
  })
  return app
}
