import { usageResponse, usageQuery } from '../../account/usage/schemas.ts'
import type { Operation } from '../../kernel/http/operation.ts'

export const usageOperations = [
  {
    id: 'getUsage',
    method: 'get',
    path: '/api/v1/account/usage',
    summary: 'What the keys of the signed-in user took, by day, model and key',
    description: 'From the ledger, so it is what was paid for. Days are in UTC.',
    auth: 'user',
    query: usageQuery,
    answer: usageResponse,
    answerTypes: ['text/csv'],
  },
] as const satisfies readonly Operation[]
