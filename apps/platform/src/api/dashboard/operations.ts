import { z } from 'zod'

import { defineRoute } from '../../kernel/http/define-route.ts'
import {
  checkoutBody,
  consumptionResponse,
  filterQuery,
  keyInfoResponse,
  keyQuery,
  pageQuery,
  transactionPageResponse,
  transactionsResponse,
} from './schemas.ts'

export const dashboardApiCalls = [
  defineRoute({
    id: 'getKeyInfo',
    method: 'get',
    path: '/api/v1/api_key/fe_user',
    summary: 'The wallet and the standing of a key',
    auth: 'query-key',
    query: keyQuery,
    response: keyInfoResponse,
  }),
  defineRoute({
    id: 'revokeKey',
    method: 'delete',
    path: '/api/v1/api_key',
    summary: 'End a key at once and for good',
    auth: 'key',
    botCheck: true,
    response: z.object({ revoked: z.literal(true) }),
  }),
  defineRoute({
    id: 'listTransactions',
    method: 'get',
    path: '/api/v1/billing/transaction',
    summary: 'The history of a key, newest first',
    description: 'Of one key, or of all keys of a signed-in user; as CSV the whole of it.',
    auth: 'key-or-user',
    query: filterQuery,
    response: transactionsResponse,
    responseTypes: ['text/csv'],
  }),
  defineRoute({
    id: 'pageTransactions',
    method: 'get',
    path: '/api/v1/billing/paginated_transaction',
    summary: 'The history of a key page by page, newest first',
    description: 'Of one key, or of all keys of a signed-in user; as CSV one page of it, with x-next-cursor.',
    auth: 'key-or-user',
    query: pageQuery,
    response: transactionPageResponse,
    responseTypes: ['text/csv'],
  }),
  defineRoute({
    id: 'getTotalConsumption',
    method: 'get',
    path: '/api/v1/billing/total_consumption',
    summary: 'All tokens a key has used, and the split by day, product and model',
    auth: 'key',
    response: consumptionResponse,
  }),
  defineRoute({
    id: 'createCheckoutSession',
    method: 'post',
    path: '/api/v1/checkout_session',
    summary: 'Open the purchase of a pack; only our own sites may be returned to',
    auth: 'key',
    body: checkoutBody,
    response: z.object({ url: z.url() }),
    failures: [400, 403],
  }),
] as const
