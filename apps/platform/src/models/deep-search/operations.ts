import { z } from 'zod'

import type { Operation } from '../../kernel/http/operation.ts'
import { engine } from '../response-headers.ts'
import { chatRequest } from './chat-request.ts'
import { chatResponse } from './schemas.ts'

const chatFailure = z.object({ error: z.string(), details: z.array(z.unknown()).optional() })

export const deepSearchOperations = [
  {
    id: 'createChatCompletion',
    method: 'post',
    path: '/v1/chat/completions',
    summary: 'Search, read and answer with quotes; as a stream when asked',
    auth: 'key',
    body: chatRequest,
    answer: chatResponse,
    answerTypes: ['text/event-stream'],
    answerHeaders: engine,
    failures: [400, 402, 422, 429, 502, 504],
    failure: chatFailure,
  },
] as const satisfies readonly Operation[]
