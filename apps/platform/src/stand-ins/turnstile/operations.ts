import { z } from 'zod'

import type { Operation } from '../../kernel/http/operation.ts'
import { challenge } from './routes.ts'

export const botCheckOperations = [
  {
    id: 'loadBotCheckScript',
    method: 'get',
    path: '/turnstile/v0/api.js',
    summary: 'The bot check for a page',
    auth: 'none',
    audience: 'local',
    answerTypes: ['text/javascript'],
  },
  {
    id: 'passBotCheck',
    method: 'post',
    path: '/turnstile/v0/challenge',
    summary:
      'What the widget asks: a response that is good for one call within five minutes, or that the visitor is to press first',
    auth: 'none',
    audience: 'local',
    body: challenge,
    answer: z.union([z.object({ response: z.string() }), z.object({ press: z.string() })]),
    failures: [403],
    failure: z.object({ error: z.string() }),
  },
  {
    id: 'verifyBotCheck',
    method: 'post',
    path: '/turnstile/v0/siteverify',
    summary: 'What a service asks: whether a response is good; uses it up',
    auth: 'none',
    audience: 'local',
    form: z.object({ secret: z.string(), response: z.string() }),
    answer: z.object({ success: z.boolean(), 'error-codes': z.array(z.string()) }),
  },
] as const satisfies readonly Operation[]
