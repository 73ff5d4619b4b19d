import { Hono } from 'hono'

import { requireUser } from '../account/require-user.ts'
import type { App } from '../http/base-app.ts'
import { parse } from '../http/parse.ts'
import type { Services } from '../services.ts'
import { listActions } from './list-actions.ts'
import { auditQuery } from './schemas.ts'

/** `GET /account/audit`: what was done with the account of the signed-in user. */
export function auditRoutes(services: Services): App {
  const app: App = new Hono()
  app.get('/', async (context) => {
    const { uid } = await requireUser(services, context)
    const { limit, ...filter } = parse(auditQuery, context.req.query(), 'query')
    return context.json(await listActions(services.database, uid, limit, filter))
  })
  return app
}
