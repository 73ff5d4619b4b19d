import { withUser } from '../../access/with-user.ts'
import { listActions } from '../../account/audit/list-actions.ts'
import { auditQuery, auditResponse, type AuditPage } from '../../account/audit/schemas.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { csvResponse, wantsCsv } from '../../kernel/http/csv.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import type { AccountAction } from '../../records/record-action.ts'
import type { Services } from '../services.ts'
import { actionsCsv } from './actions-csv.ts'

const listAccountActions = defineRoute({
  id: 'listAccountActions',
  method: 'get',
  path: '/api/v1/account/audit',
  summary: "Actions on the signed-in user's account, newest first",
  description: 'Each entry names the action, who took it, and when. Request CSV to get all of them at once.',
  auth: 'user',
  query: auditQuery,
  response: auditResponse,
  responseTypes: ['text/csv'],
})

/** Actions that the CSV reads from the database at a time. */
const csvPage = 1000

export const auditCalls = [listAccountActions] as const

export function auditRoutes(services: Services): App {
  async function* allPages(
    uid: string,
    action: AccountAction | undefined,
  ): AsyncGenerator<AuditPage['records']> {
    let cursor: string | undefined
    do {
      const page = await listActions(services.database, uid, csvPage, { action, cursor })
      yield page.records
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
  }

  const app = createApp()
  app.openapi(withUser(services, listAccountActions), async (context) => {
    const { limit, format, ...filter } = context.req.valid('query')
    const { uid } = context.get('identity')
    if (wantsCsv(context, format))
      return csvResponse(context, 'audit', actionsCsv(allPages(uid, filter.action)))
    return context.json(await listActions(services.database, uid, limit, filter), 200)
  })
  return app
}
