import { z } from 'zod'

import type { Operation } from '../../kernel/http/operation.ts'

const newKey = z.object({ api_key: z.string() })

export const keyServiceOperations = [
  {
    id: 'createTrialKey',
    method: 'post',
    path: '/trial',
    summary: 'A new key with ten million free tokens; a client gets a few of them a day',
    auth: 'optional-user',
    botCheck: true,
    answer: newKey,
    failures: [429],
  },
  {
    id: 'createEmptyKey',
    method: 'post',
    path: '/empty',
    summary: 'A new key without tokens',
    auth: 'optional-user',
    botCheck: true,
    answer: newKey,
  },
] as const satisfies readonly Operation[]
