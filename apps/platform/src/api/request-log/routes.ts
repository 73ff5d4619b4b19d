import { narrowKeys } from '../../access/caller-keys.ts'
import { withCallerKeys } from '../../access/with-caller-keys.ts'
import { listRequests as readRequests } from '../../account/request-log/list-requests.ts'
import type { RequestFilter } from '../../account/request-log/request-filter.ts'
import { keptDays } from '../../account/request-log/request-log.ts'
import {
  requestsQuery,
  requestsResponse,
  requestSummary,
  requestSummaryQuery,
  type LoggedRequest,
} from '../../account/request-log/schemas.ts'
import { summarizeRequests } from '../../account/request-log/summarize-requests.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { csvResponse, wantsCsv } from '../../kernel/http/csv.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import type { Services } from '../services.ts'
import { requestsCsv } from './requests-csv.ts'

const listRequests = defineRoute({
  id: 'listRequests',
  method: 'get',
  path: '/api/v1/account/requests',
  summary: "The calls made with a key, or with the signed-in user's keys, newest first",
  description: `Successful and failed calls of the last ${keptDays} days. IP addresses are not stored. Bodies are stored for a day, and only for keys whose owner turned that on. For a failed call, the error in its response is stored. Calls that read this log aren't in it. The CSV has all matching calls.`,
  auth: 'key-or-user',
  query: requestsQuery,
  response: requestsResponse,
  responseTypes: ['text/csv'],
})

const getRequestSummary = defineRoute({
  id: 'getRequestSummary',
  method: 'get',
  path: '/api/v1/account/requests/summary',
  summary:
    'How many calls of a key, or of the signed-in user, match a filter, how many failed and why, and how long they took',
  description: 'Takes the filters of listRequests.',
  auth: 'key-or-user',
  query: requestSummaryQuery,
  response: requestSummary,
})

export const requestLogCalls = [listRequests, getRequestSummary] as const

/** Calls that the CSV reads from the database at a time. */
const csvPage = 1000

export function requestLogRoutes(services: Services): App {
  const { bodyStore, database, requestLog } = services

  async function* allPages(
    keyIds: readonly string[],
    filter: RequestFilter,
  ): AsyncGenerator<readonly LoggedRequest[]> {
    let cursor: string | undefined
    do {
      const page = await readRequests(database, keyIds, csvPage, { ...filter, cursor })
      yield page.records
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
  }

  const app = createApp()
  app.openapi(withCallerKeys(services, listRequests), async (context) => {
    const { key_id: key, limit, cursor, format, ...filter } = context.req.valid('query')
    const keyIds = narrowKeys(context.get('keys'), key)
    // Includes every call whose response was sent before this request arrived.
    await Promise.all([requestLog.flush(), bodyStore.flush()])
    if (wantsCsv(context, format))
      return csvResponse(context, 'requests', requestsCsv(allPages(keyIds, filter)))
    return context.json(await readRequests(database, keyIds, limit, { ...filter, cursor }), 200)
  })
  app.openapi(withCallerKeys(services, getRequestSummary), async (context) => {
    const { key_id: key, ...filter } = context.req.valid('query')
    const keyIds = narrowKeys(context.get('keys'), key)
    await requestLog.flush()
    return context.json(await summarizeRequests(database, keyIds, filter), 200)
  })
  return app
}
