import { Hono } from 'hono'

import { requireUser } from '../account/require-user.ts'
import { narrowKeys } from '../dashboard-api/caller-keys.ts'
import type { App } from '../http/base-app.ts'
import { csvAnswer, wantsCsv } from '../http/csv.ts'
import { parse } from '../http/parse.ts'
import { listKeysOfUser } from '../keys/keys.ts'
import type { Services } from '../services.ts'
import { listRequests, type RequestFilter } from './list-requests.ts'
import { requestsCsv } from './requests-csv.ts'
import { requestsQuery, type LoggedRequest } from './schemas.ts'

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
      return csvAnswer(context, 'requests', requestsCsv(allPages(keyIds, filter)))
    return context.json(await listRequests(database, keyIds, limit, { ...filter, cursor }))
  })
  return app
}
