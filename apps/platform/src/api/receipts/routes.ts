import { Hono } from 'hono'

import { requireUser } from '../../access/require-user.ts'
import { findReceipt, listReceipts } from '../../billing/receipts/receipts.ts'
import { receiptsQuery } from '../../billing/receipts/schemas.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { App } from '../../kernel/http/base-app.ts'
import { parse } from '../../kernel/http/parse.ts'
import type { Services } from '../services.ts'
import { receiptPage } from './receipt-page.ts'

const ending = '.html'

/** `/account/receipts`: of all keys of the signed-in user; one of them as JSON, or as a page to print. */
export function receiptRoutes(services: Services): App {
  const { database } = services
  const app: App = new Hono()
  app.get('/', async (context) => {
    const { uid } = await requireUser(services, context)
    const { limit, cursor } = parse(receiptsQuery, context.req.query(), 'query')
    return context.json(await listReceipts(database, uid, limit, cursor))
  })
  app.get('/:id', async (context) => {
    const { uid } = await requireUser(services, context)
    const name = context.req.param('id')
    const isNamedPage = name.endsWith(ending)
    const receipt = await findReceipt(database, uid, isNamedPage ? name.slice(0, -ending.length) : name)
    if (receipt === undefined) throw new ApiFailure(404, 'There is no such receipt among yours.')
    const wantsPage = isNamedPage || /\btext\/html\b/i.test(context.req.header('accept') ?? '')
    return wantsPage ? context.html(receiptPage(receipt)) : context.json(receipt)
  })
  return app
}
