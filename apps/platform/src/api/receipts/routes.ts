import { preferredLocale } from '@search-foundation/i18n/match-locale'
import { z } from 'zod'

import { withUser } from '../../access/with-user.ts'
import { withFreshLinks } from '../../billing/receipts/read-invoice.ts'
import { findReceipt, listReceipts as readReceipts } from '../../billing/receipts/receipts.ts'
import { receiptResponse, receiptsQuery, receiptsResponse } from '../../billing/receipts/schemas.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import type { Services } from '../services.ts'
import { receiptPage, receiptPagePolicy } from './receipt-page.ts'

const listReceipts = defineRoute({
  id: 'listReceipts',
  method: 'get',
  path: '/api/v1/account/receipts',
  summary: "The receipts for all of the signed-in user's keys, newest first",
  description: 'Each purchase has one, including purchases by auto-recharge.',
  auth: 'user',
  query: receiptsQuery,
  response: receiptsResponse,
})

const getReceipt = defineRoute({
  id: 'getReceipt',
  method: 'get',
  path: '/api/v1/account/receipts/{id}',
  summary: 'One receipt, as JSON or as a page to print',
  description:
    'Returns the page for `Accept: text/html`, or for an ID that ends in `.html`. Its language is `lang`, or else the language of `Accept-Language`.',
  auth: 'user',
  query: z.object({
    lang: z
      .string()
      .max(35)
      .optional()
      .describe("Language of the page (BCP 47); the browser's language by default."),
  }),
  response: receiptResponse,
  responseTypes: ['text/html'],
  failures: [404],
})

export const receiptCalls = [listReceipts, getReceipt] as const

const ending = '.html'

export function receiptRoutes(services: Services): App {
  const { config, database, stripe } = services
  const app = createApp()
  app.openapi(withUser(services, listReceipts), async (context) => {
    const { limit, cursor } = context.req.valid('query')
    const { uid } = context.get('identity')
    return context.json(await readReceipts(database, config.seller, uid, limit, cursor), 200)
  })
  app.openapi(withUser(services, getReceipt), async (context) => {
    const name = context.req.param('id')
    const isNamedPage = name.endsWith(ending)
    const id = isNamedPage ? name.slice(0, -ending.length) : name
    const stored = await findReceipt(database, config.seller, context.get('identity').uid, id)
    if (stored === undefined) throw new ApiFailure(404, 'You have no receipt with this number.')
    const { invoice } = stored
    const receipt = { ...stored, invoice: invoice && (await withFreshLinks(stripe, invoice)) }
    const wantsPage = isNamedPage || /\btext\/html\b/i.test(context.req.header('accept') ?? '')
    if (!wantsPage) return context.json(receipt, 200)
    const { lang } = context.req.valid('query')
    context.header('content-security-policy', receiptPagePolicy)
    return context.html(receiptPage(receipt, preferredLocale(lang, context.req.header('accept-language'))))
  })
  return app
}
