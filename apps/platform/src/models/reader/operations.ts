import { z } from 'zod'

import type { Operation } from '../../kernel/http/operation.ts'
import { engine } from '../response-headers.ts'
import { readerBody } from './reader-options.ts'
import { readerFailure, readResponse } from './schemas.ts'

const readerFailures = [400, 402, 409, 413, 422, 429, 451, 502, 503, 504]
const readerTypes = ['text/plain', 'text/event-stream']

export const readerOperations = [
  {
    id: 'readPage',
    method: 'post',
    path: '/reader',
    summary: 'Read a web page as clean text',
    auth: 'optional-key',
    body: readerBody,
    form: z.looseObject({ url: z.string().optional(), html: z.string().optional() }),
    answer: readResponse,
    answerTypes: readerTypes,
    answerHeaders: engine,
    failures: readerFailures,
    failure: readerFailure,
  },
  {
    id: 'readPageByPath',
    method: 'get',
    path: '/reader/{url}',
    summary: 'Read a web page; options by header',
    auth: 'optional-key',
    answer: readResponse,
    answerTypes: readerTypes,
    answerHeaders: engine,
    failures: readerFailures,
    failure: readerFailure,
  },
  {
    id: 'showSamplePage',
    method: 'get',
    path: '/sample/{page}',
    summary: 'A sample page as a browser shows it, to compare with what the reader makes of it',
    auth: 'none',
    audience: 'local',
    answerTypes: ['text/html'],
    failures: [404],
  },
] as const satisfies readonly Operation[]
