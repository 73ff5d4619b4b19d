import { z } from 'zod'

import { defineRoute } from '../../kernel/http/define-route.ts'
import { engine } from '../response-headers.ts'
import { chatRequest } from './chat-request.ts'
import { chatResponse } from './schemas.ts'

const chatFailure = z.object({ error: z.string(), details: z.array(z.unknown()).optional() })

export const deepSearchCalls = [
  defineRoute({
    id: 'createChatCompletion',
    method: 'post',
    path: '/v1/chat/completions',
    summary: 'Search, read and answer with quotes; as a stream when asked',
    auth: 'key',
    body: chatRequest,
    response: chatResponse,
    responseTypes: ['text/event-stream'],
    responseHeaders: engine,
    failures: [400, 402, 422, 429, 502, 504],
    failure: chatFailure,
  }),
] as const
