import { deletionResponse, deletionBody, exportResponse } from '../../account/schemas.ts'
import type { Operation } from '../../kernel/http/operation.ts'

export const accountOperations = [
  {
    id: 'exportAccount',
    method: 'get',
    path: '/api/v1/account/export',
    summary: 'Everything kept about the signed-in user, as one JSON document',
    description: 'Sent as a file. Binary values are written in hexadecimal after `\\x`.',
    auth: 'user',
    answer: exportResponse,
  },
  {
    id: 'deleteAccount',
    method: 'delete',
    path: '/api/v1/account',
    summary: 'Delete the signed-in user, the keys, and what is kept about them',
    description:
      'Needs a sign-in of the last 15 minutes. What the ledger must keep stays without anything about the user; tokens that are left cannot be used any more.',
    auth: 'user',
    body: deletionBody,
    answer: deletionResponse,
    failures: [403, 503],
  },
] as const satisfies readonly Operation[]
