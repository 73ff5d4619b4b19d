import type { Context } from 'hono'

import { narrowKeys } from '../../access/caller-keys.ts'
import { withCallerKeys } from '../../access/with-caller-keys.ts'
import { withKey } from '../../access/with-key.ts'
import { tokenPriceResponse } from '../../billing/receipts/schemas.ts'
import { readTokenPrice } from '../../billing/receipts/token-price.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { csvResponse, wantsCsv } from '../../kernel/http/csv.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import {
  listTransactions as readTransactions,
  totalConsumption,
  type Transaction,
  type TransactionFilter,
} from '../../ledger/transactions.ts'
import type { Services } from '../services.ts'
import {
  consumptionResponse,
  filterQuery,
  pageQuery,
  transactionPageResponse,
  transactionsResponse,
} from './schemas.ts'
import { transactionsCsv } from './transactions-csv.ts'

const listTransactions = defineRoute({
  id: 'listTransactions',
  method: 'get',
  path: '/api/v1/billing/transaction',
  summary: "A key's transactions, newest first",
  description: 'For one key, or for all keys of a signed-in user. The CSV has all transactions.',
  auth: 'key-or-user',
  query: filterQuery,
  response: transactionsResponse,
  responseTypes: ['text/csv'],
})

const pageTransactions = defineRoute({
  id: 'pageTransactions',
  method: 'get',
  path: '/api/v1/billing/paginated_transaction',
  summary: "A key's transactions page by page, newest first",
  description:
    'For one key, or for all keys of a signed-in user. The CSV has one page; the header x-next-cursor has the cursor of the next.',
  auth: 'key-or-user',
  query: pageQuery,
  response: transactionPageResponse,
  responseTypes: ['text/csv'],
})

const getTotalConsumption = defineRoute({
  id: 'getTotalConsumption',
  method: 'get',
  path: '/api/v1/billing/total_consumption',
  summary: 'All tokens a key has used, by day, product, and model',
  description: 'Days are in UTC.',
  auth: 'key',
  response: consumptionResponse,
})

const getTokenPrice = defineRoute({
  id: 'getTokenPrice',
  method: 'get',
  path: '/api/v1/billing/token_price',
  summary: 'The price of a million tokens: the average of the packs bought, or the list price',
  description: 'For one key, or for all keys of a signed-in user together.',
  auth: 'key-or-user',
  response: tokenPriceResponse,
})

export const billingCalls = [listTransactions, pageTransactions, getTotalConsumption, getTokenPrice] as const

/** Most transactions in a JSON response without pages; the paginated call and the CSV have all. */
const historyLimit = 1000

const csv = (context: Context, pages: AsyncIterable<readonly Transaction[]>) =>
  csvResponse(context, 'transactions', transactionsCsv(pages))

async function* only(records: readonly Transaction[]): AsyncGenerator<readonly Transaction[]> {
  yield await Promise.resolve(records)
}

export function billingRoutes(services: Services): App {
  const { database } = services

  async function* allPages(
    keyIds: readonly string[],
    filter: TransactionFilter,
  ): AsyncGenerator<readonly Transaction[]> {
    let cursor: string | undefined
    do {
      const page = await readTransactions(database, keyIds, historyLimit, { ...filter, cursor })
      yield page.records
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
  }

  const app = createApp()
  app.openapi(withCallerKeys(services, listTransactions), async (context) => {
    const { key, format, type: types, request_id: requestId, ...rest } = context.req.valid('query')
    const filter = { ...rest, types, requestId }
    const keyIds = narrowKeys(context.get('keys'), key)
    if (wantsCsv(context, format)) return csv(context, allPages(keyIds, filter))
    const { records } = await readTransactions(database, keyIds, historyLimit, filter)
    return context.json(records, 200)
  })
  app.openapi(withCallerKeys(services, pageTransactions), async (context) => {
    const {
      key,
      format,
      type: types,
      request_id: requestId,
      num_records: limit,
      ...rest
    } = context.req.valid('query')
    const filter = { ...rest, types, requestId }
    const keyIds = narrowKeys(context.get('keys'), key)
    const page = await readTransactions(database, keyIds, limit, filter)
    if (!wantsCsv(context, format)) return context.json(page, 200)
    if (page.next_cursor !== null) context.header('x-next-cursor', page.next_cursor)
    return csv(context, only(page.records))
  })
  app.openapi(withKey(services, 'billing', getTotalConsumption), async (context) =>
    context.json(await totalConsumption(database, context.get('caller').key.id), 200),
  )
  app.openapi(withCallerKeys(services, getTokenPrice), async (context) =>
    context.json(await readTokenPrice(database, narrowKeys(context.get('keys'), undefined)), 200),
  )
  return app
}
