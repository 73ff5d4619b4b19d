import { transferResponse, transferHeaders, transferQuery } from '../../billing/transfer/schemas.ts'
import type { Operation } from '../../kernel/http/operation.ts'

export const transferOperations = [
  {
    id: 'transferBalance',
    method: 'post',
    path: '/api/v1/billing/transfer_balance',
    summary: 'Move all paid tokens of the calling key to another key; trial tokens stay',
    description: 'With an Idempotency-Key, another try answers as the first and moves nothing more.',
    auth: 'key',
    botCheck: true,
    query: transferQuery,
    headers: transferHeaders,
    answer: transferResponse,
    failures: [400, 404],
  },
] as const satisfies readonly Operation[]
