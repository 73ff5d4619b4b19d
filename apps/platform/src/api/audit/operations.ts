import { auditResponse, auditQuery } from '../../account/audit/schemas.ts'
import type { Operation } from '../../kernel/http/operation.ts'

export const auditOperations = [
  {
    id: 'listAccountActions',
    method: 'get',
    path: '/api/v1/account/audit',
    summary: 'What was done with the account of the signed-in user, newest first',
    auth: 'user',
    query: auditQuery,
    answer: auditResponse,
  },
] as const satisfies readonly Operation[]
