import type { Operation } from '../../kernel/http/operation.ts'
import { budgetBody, spendLimitResponse } from '../../ledger/budget-schemas.ts'

const one = { auth: 'user', path: '/api/v1/account/spend_limit', answer: spendLimitResponse } as const

export const spendLimitOperations = [
  {
    ...one,
    id: 'readSpendLimit',
    method: 'get',
    summary: 'How many tokens all keys together may use in a period, and how many they have used',
  },
  {
    ...one,
    id: 'setSpendLimit',
    method: 'put',
    summary: 'Limit what all keys together may use in a period, and be told by mail at a share of it',
    description: 'What was used in the period before counts.',
    body: budgetBody,
  },
  { ...one, id: 'removeSpendLimit', method: 'delete', summary: 'End the spend limit' },
] as const satisfies readonly Operation[]
