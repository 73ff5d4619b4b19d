import type { Operation } from '../openapi/operation.ts'
import { auditAnswer, auditQuery } from './schemas.ts'

export const auditOperations = [
  {
    id: 'listAccountActions',
    method: 'get',
    path: '/api/v1/account/audit',
    summary: 'What was done with the account of the signed-in user, newest first',
    auth: 'user',
    query: auditQuery,
    answer: auditAnswer,
  },
] as const satisfies readonly Operation[]
