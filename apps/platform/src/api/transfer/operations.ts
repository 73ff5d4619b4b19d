import { transferResponse, transferHeaders, transferQuery } from '../../billing/transfer/schemas.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'

export const transferCalls = [
  defineRoute({
    id: 'transferBalance',
    method: 'post',
    path: '/api/v1/billing/transfer_balance',
    summary: 'Move all paid tokens of the calling key to another key; trial tokens stay',
    description: 'With an Idempotency-Key, another try answers as the first and moves nothing more.',
    auth: 'key',
    botCheck: true,
    query: transferQuery,
    headers: transferHeaders,
    response: transferResponse,
    failures: [400, 404],
  }),
] as const
