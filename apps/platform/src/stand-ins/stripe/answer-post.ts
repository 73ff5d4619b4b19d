import type { Context } from 'hono'
import type { z } from 'zod'

import { readForm } from './form-encoding.ts'
import { once, type Outcome } from './idempotency.ts'
import type { StripeStore } from './objects.ts'
import { invalid } from './stripe-error.ts'

/** Validates the form of a POST, processes it once per `Idempotency-Key`, and responds. */
export type AnswerPost = <Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  work: (form: z.infer<Schema>, at: Date) => Outcome,
) => Promise<Response>

/** Creates the way in for every POST of the API. `changed` is called after each, since it may have recorded an event. */
export function createAnswerPost(options: {
  store: StripeStore
  now: () => Date
  changed: () => void
}): AnswerPost {
  const { store, now, changed } = options
  return async (context, schema, work) => {
    const text = await context.req.text()
    const parsed = schema.safeParse(readForm(text))
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw invalid(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'Invalid request'}`)
    }
    const at = now()
    const request = { key: context.req.header('idempotency-key'), path: context.req.path, text, at }
    const response = once(store, request, () => work(parsed.data, at))
    changed()
    if (response.isReplayed) context.header('idempotent-replayed', 'true')
    return context.json(response.body, response.status)
  }
}
