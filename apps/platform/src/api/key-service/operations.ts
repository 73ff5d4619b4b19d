import { z } from 'zod'

import { defineRoute } from '../../kernel/http/define-route.ts'

const newKey = z.object({ api_key: z.string() })

export const keyServiceCalls = [
  defineRoute({
    id: 'createTrialKey',
    method: 'post',
    path: '/trial',
    summary: 'A new key with ten million free tokens; a client gets a few of them a day',
    auth: 'optional-user',
    botCheck: true,
    response: newKey,
    failures: [429],
  }),
  defineRoute({
    id: 'createEmptyKey',
    method: 'post',
    path: '/empty',
    summary: 'A new key without tokens',
    auth: 'optional-user',
    botCheck: true,
    response: newKey,
  }),
] as const
