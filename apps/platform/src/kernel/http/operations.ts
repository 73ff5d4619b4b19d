import { z } from 'zod'

import { defineRoute } from './define-route.ts'

const state = z.object({ status: z.string() })

export const serverCalls = [
  defineRoute({
    id: 'getHealth',
    method: 'get',
    path: '/health',
    summary: 'Whether the process answers',
    auth: 'none',
    audience: 'local',
    response: state,
  }),
  defineRoute({
    id: 'getReadiness',
    method: 'get',
    path: '/ready',
    summary: 'Whether everything is up, database included',
    auth: 'none',
    audience: 'local',
    response: state,
    failures: [503],
    failure: state,
  }),
  defineRoute({
    id: 'getMetrics',
    method: 'get',
    path: '/metrics',
    summary: 'Requests, durations, tokens and queues, for Prometheus',
    auth: 'none',
    audience: 'local',
    responseTypes: ['text/plain'],
  }),
  defineRoute({
    id: 'getOpenApiDocument',
    method: 'get',
    path: '/openapi.json',
    summary: 'This document',
    auth: 'none',
    audience: 'local',
    response: z.looseObject({ openapi: z.string() }),
  }),
  defineRoute({
    id: 'showReference',
    method: 'get',
    path: '/reference',
    summary: 'This document as a page',
    auth: 'none',
    audience: 'local',
    responseTypes: ['text/html'],
  }),
] as const
