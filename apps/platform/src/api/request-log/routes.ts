import { Hono } from 'hono'

import { narrowKeys } from '../../access/caller-keys.ts'
import { requireUser } from '../../access/require-user.ts'
import { listRequests, type RequestFilter } from '../../account/request-log/list-requests.ts'
import { requestsQuery, type LoggedRequest } from '../../account/request-log/schemas.ts'
import type { App } from '../../kernel/http/base-app.ts'
import { csvResponse, wantsCsv } from '../../kernel/http/csv.ts'
import { parse } from '../../kernel/http/parse.ts'
import { listKeysOfUser } from '../../keys/keys.ts'
import type { Services } from '../services.ts'
import { requestsCsv } from './requests-csv.ts'

/** Calls that the CSV reads at once. */
const csvPage = 1000

/** `GET /account/requests`: the calls made with the keys of the signed-in user, page by page, or all of them as CSV. */
export function requestLogRoutes(services: Services): App {
  const { database, requestLog } = services

  async function* allPages(
    keyIds: readonly string[],
    filter: RequestFilter,
  ): AsyncGenerator<readonly LoggedRequest[]> {
    let cursor: string | undefined
    do {
      const page = await listRequests(database, keyIds, csvPage, { ...filter, cursor })
      yield page.records
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
  }

  const app: App = new Hono()
  app.get('/', async (context) => {
    const { uid } = await requireUser(services, context)
    const {
      key_id: key,
      limit,
      cursor,
      format,
      ...filter
    } = parse(requestsQuery, context.req.query(), 'query')
    const keyIds = narrowKeys(await listKeysOfUser(database, uid), key)
    // A call that was answered before this one began is in the answer.
    await requestLog.flush()
    if (wantsCsv(context, format))
      return csvResponse(context, 'requests', requestsCsv(allPages(keyIds, filter)))
    return context.json(await listRequests(database, keyIds, limit, { ...filter, cursor }))
  })
  return app
}
