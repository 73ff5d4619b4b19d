import { Hono } from 'hono'

import { requireUser } from '../../access/require-user.ts'
import { listActions } from '../../account/audit/list-actions.ts'
import { auditQuery } from '../../account/audit/schemas.ts'
import type { App } from '../../kernel/http/base-app.ts'
import { parse } from '../../kernel/http/parse.ts'
import type { Services } from '../services.ts'

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
