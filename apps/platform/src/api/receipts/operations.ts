import { receiptResponse, receiptsResponse, receiptsQuery } from '../../billing/receipts/schemas.ts'
import type { Operation } from '../../kernel/http/operation.ts'

export const receiptOperations = [
  {
    id: 'listReceipts',
    method: 'get',
    path: '/api/v1/account/receipts',
    summary: 'The receipts of all keys of the signed-in user, newest first',
    auth: 'user',
    query: receiptsQuery,
    answer: receiptsResponse,
  },
  {
    id: 'getReceipt',
    method: 'get',
    path: '/api/v1/account/receipts/{id}',
    summary: 'One receipt, as JSON or as a page to print',
    description: 'As a page by `Accept: text/html`, or with `.html` after the id.',
    auth: 'user',
    answer: receiptResponse,
    answerTypes: ['text/html'],
    failures: [404],
  },
] as const satisfies readonly Operation[]
