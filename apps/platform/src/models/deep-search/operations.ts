import { z } from 'zod'

import type { Operation } from '../../kernel/http/operation.ts'
import { engine } from '../answer-headers.ts'
import { chatAnswer } from '../answers.ts'
import { chatRequest } from './chat-request.ts'

const chatFailure = z.object({ error: z.string(), details: z.array(z.unknown()).optional() })

export const deepSearchOperations = [
  {
    id: 'createChatCompletion',
    method: 'post',
    path: '/v1/chat/completions',
    summary: 'Search, read and answer with quotes; as a stream when asked',
    auth: 'key',
    body: chatRequest,
    answer: chatAnswer,
    answerTypes: ['text/event-stream'],
    answerHeaders: engine,
    failures: [400, 402, 422, 429, 502, 504],
    failure: chatFailure,
  },
] as const satisfies readonly Operation[]
