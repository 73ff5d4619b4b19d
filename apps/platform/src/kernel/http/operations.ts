import { z } from 'zod'

import type { Operation } from './operation.ts'

const state = z.object({ status: z.string() })

export const serverOperations = [
  {
    id: 'getHealth',
    method: 'get',
    path: '/health',
    summary: 'Whether the process answers',
    auth: 'none',
    audience: 'local',
    answer: state,
  },
  {
    id: 'getReadiness',
    method: 'get',
    path: '/ready',
    summary: 'Whether everything is up, database included',
    auth: 'none',
    audience: 'local',
    answer: state,
    failures: [503],
    failure: state,
  },
  {
    id: 'getMetrics',
    method: 'get',
    path: '/metrics',
    summary: 'Requests, durations, tokens and queues, for Prometheus',
    auth: 'none',
    audience: 'local',
    answerTypes: ['text/plain'],
  },
  {
    id: 'getOpenApiDocument',
    method: 'get',
    path: '/openapi.json',
    summary: 'This document',
    auth: 'none',
    audience: 'local',
    answer: z.looseObject({ openapi: z.string() }),
  },
  {
    id: 'showReference',
    method: 'get',
    path: '/reference',
    summary: 'This document as a page',
    auth: 'none',
    audience: 'local',
    answerTypes: ['text/html'],
  },
] as const satisfies readonly Operation[]
