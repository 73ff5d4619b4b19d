import { withUser } from '../../access/with-user.ts'
import { listActions } from '../../account/audit/list-actions.ts'
import { auditQuery, auditResponse } from '../../account/audit/schemas.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import type { Services } from '../services.ts'

const listAccountActions = defineRoute({
  id: 'listAccountActions',
  method: 'get',
  path: '/api/v1/account/audit',
  summary: 'Actions on the account of the signed-in user, newest first',
  auth: 'user',
  query: auditQuery,
  response: auditResponse,
})

export const auditCalls = [listAccountActions] as const

export function auditRoutes(services: Services): App {
  const app = createApp()
  app.openapi(withUser(services, listAccountActions), async (context) => {
    const { limit, ...filter } = context.req.valid('query')
    const { uid } = context.get('identity')
    return context.json(await listActions(services.database, uid, limit, filter), 200)
  })
  return app
}
