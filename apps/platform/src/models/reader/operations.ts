import { z } from 'zod'

import type { Operation } from '../../kernel/http/operation.ts'
import { engine } from '../answer-headers.ts'
import { readAnswer } from '../answers.ts'
import { readerFailure } from './failure-answer.ts'
import { readerBody } from './reader-options.ts'

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
    answer: readAnswer,
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
    answer: readAnswer,
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
