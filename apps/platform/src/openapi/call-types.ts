import type { z } from 'zod'

import type { areas } from './areas.ts'

type Call = (typeof areas)[number]['calls'][number]
type CallOf<Id extends OperationId> = Extract<Call, { operationId: Id }>

interface Json<Schema> {
  content: { 'application/json': { schema: Schema } }
}

export type OperationId = Call['operationId']

/** The JSON body that a call accepts, by its operation id. */
export type BodyOf<Id extends OperationId> =
  CallOf<Id> extends { request: { body: Json<infer Schema extends z.ZodType> } } ? z.input<Schema> : never

/** The JSON body of a successful response, by operation id. */
export type ResponseOf<Id extends OperationId> =
  CallOf<Id> extends { responses: { 200: Json<infer Schema extends z.ZodType> } }
    ? z.output<Schema>
    : CallOf<Id> extends { responses: { 201: Json<infer Schema extends z.ZodType> } }
      ? z.output<Schema>
      : never
