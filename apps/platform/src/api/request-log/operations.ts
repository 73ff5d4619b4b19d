import { requestsResponse, requestsQuery } from '../../account/request-log/schemas.ts'
import type { Operation } from '../../kernel/http/operation.ts'

export const requestLogOperations = [
  {
    id: 'listRequests',
    method: 'get',
    path: '/api/v1/account/requests',
    summary: 'The calls made with the keys of the signed-in user, newest first',
    description:
      'Successful or not, for 30 days. Neither bodies nor addresses are kept. As CSV all that fit the filter.',
    auth: 'user',
    query: requestsQuery,
    answer: requestsResponse,
    answerTypes: ['text/csv'],
  },
] as const satisfies readonly Operation[]
