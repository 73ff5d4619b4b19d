import type { z } from 'zod'

import type { areas } from './operations.ts'

type Described = (typeof areas)[number]['operations'][number]
type DescribedAs<Id extends OperationId> = Extract<Described, { id: Id }>

export type OperationId = Described['id']

/** What a call may send as JSON, by the id of its operation. */
export type BodyOf<Id extends OperationId> =
  DescribedAs<Id> extends { body: infer Schema extends z.ZodType } ? z.input<Schema> : never

/** What a call answers, by the id of its operation. */
export type AnswerOf<Id extends OperationId> =
  DescribedAs<Id> extends { answer: infer Schema extends z.ZodType } ? z.output<Schema> : never
