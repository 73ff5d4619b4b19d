import type { Context } from 'hono'

import { callerKeys, narrowKeys } from '../../access/caller-keys.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { csvResponse, wantsCsv } from '../../kernel/http/csv.ts'
import { parse } from '../../kernel/http/parse.ts'
import {
  listTransactions,
  totalConsumption,
  type Transaction,
  type TransactionFilter,
} from '../../ledger/transactions.ts'
import type { Services } from '../services.ts'
import { filterQuery, pageQuery } from './schemas.ts'
import { transactionsCsv } from './transactions-csv.ts'

/** The longest history that `billing/transaction` answers at once as JSON; longer ones are read page by page, or as CSV. */
const historyLimit = 1000

/** The query, where `type` may be repeated. */
const queryOf = (context: Context) => ({ ...context.req.query(), type: context.req.queries('type') })

const csv = (context: Context, pages: AsyncIterable<readonly Transaction[]>) =>
  csvResponse(context, 'transactions', transactionsCsv(pages))

async function* only(records: readonly Transaction[]): AsyncGenerator<readonly Transaction[]> {
  yield await Promise.resolve(records)
}

/** The history of keys, `/billing/…`: as JSON, or as CSV by `Accept: text/csv` or `format=csv`. */
export function billingRoutes(services: Services): App {
  const { database, meter } = services

  async function* allPages(
    keyIds: readonly string[],
    filter: TransactionFilter,
  ): AsyncGenerator<readonly Transaction[]> {
    let cursor: string | undefined
    do {
      const page = await listTransactions(database, keyIds, historyLimit, { ...filter, cursor })
      yield page.records
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
  }

  const app = createApp()
  app.get('/transaction', async (context) => {
    const keys = await callerKeys(services, context)
    const { key, format, type: types, ...filter } = parse(filterQuery, queryOf(context), 'query')
    const keyIds = narrowKeys(keys, key)
    if (wantsCsv(context, format)) return csv(context, allPages(keyIds, { ...filter, types }))
    const { records } = await listTransactions(database, keyIds, historyLimit, { ...filter, types })
    return context.json(records)
  })
  app.get('/paginated_transaction', async (context) => {
    const keys = await callerKeys(services, context)
    const query = parse(pageQuery, queryOf(context), 'query')
    const { key, format, type: types, num_records: limit, ...filter } = query
    const page = await listTransactions(database, narrowKeys(keys, key), limit, { ...filter, types })
    if (!wantsCsv(context, format)) return context.json(page)
    if (page.next_cursor !== null) context.header('x-next-cursor', page.next_cursor)
    return csv(context, only(page.records))
  })
  app.get('/total_consumption', async (context) => {
    const { key } = await meter.authenticate(context, 'billing')
    return context.json(await totalConsumption(database, key.id))
  })
  return app
}
