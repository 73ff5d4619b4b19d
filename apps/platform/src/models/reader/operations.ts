import { z } from 'zod'

import { defineRoute } from '../../kernel/http/define-route.ts'
import { engine } from '../response-headers.ts'
import { readerBody } from './reader-options.ts'
import { readerFailure, readResponse } from './schemas.ts'

const readerFailures = [400, 402, 409, 413, 422, 429, 451, 502, 503, 504] as const
const readerTypes = ['text/plain', 'text/event-stream'] as const

export const readerCalls = [
  defineRoute({
    id: 'readPage',
    method: 'post',
    path: '/reader',
    summary: 'Read a web page as clean text',
    auth: 'optional-key',
    body: readerBody,
    form: z.looseObject({ url: z.string().optional(), html: z.string().optional() }),
    response: readResponse,
    responseTypes: readerTypes,
    responseHeaders: engine,
    failures: readerFailures,
    failure: readerFailure,
  }),
  defineRoute({
    id: 'readPageByPath',
    method: 'get',
    path: '/reader/{url}',
    summary: 'Read a web page; options by header',
    auth: 'optional-key',
    response: readResponse,
    responseTypes: readerTypes,
    responseHeaders: engine,
    failures: readerFailures,
    failure: readerFailure,
  }),
  defineRoute({
    id: 'showSamplePage',
    method: 'get',
    path: '/sample/{page}',
    summary: 'A sample page as a browser shows it, to compare with what the reader makes of it',
    auth: 'none',
    audience: 'local',
    responseTypes: ['text/html'],
    failures: [404],
  }),
] as const
