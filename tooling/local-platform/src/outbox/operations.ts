import type { Operation } from '../openapi/operation.ts'

export const outboxOperations = [
  {
    id: 'showOutbox',
    method: 'get',
    path: '/outbox',
    summary: 'The mails that a real service would have sent',
    auth: 'none',
    audience: 'local',
    answerTypes: ['text/html'],
  },
] as const satisfies readonly Operation[]
