import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'

import type { KeyedCall } from '../../kernel/http/request-variables.ts'
import { respondWithEvents } from '../calls/respond-with-events.ts'
import { chatChunks, chatCompletion } from './chat-completion.ts'
import type { DeepSearchResult, DeepSearchRun, Thinking } from './run-deep-search.ts'

/** One call: its search, and how the work is charged. */
export interface Work {
  run: DeepSearchRun
  head: { id: string; created: number; model: string }
  /** Charges the tokens of the work so far; `isDone`: what was sent already. Throws `ApiFailure` 402. */
  charge: (isDone: boolean) => Promise<unknown>
  /** Writes the answer from the quotes of a result; without it the quotes are the answer. */
  write: ((result: DeepSearchResult) => AsyncGenerator<string>) | undefined
  /** Gets the end of the stream. */
  call: KeyedCall
}

/** Runs the steps and yields to other calls in between; undefined if the client disconnected. */
async function think(
  { steps }: DeepSearchRun,
  isGone: () => boolean,
  onStep: (step: Thinking) => Promise<unknown> | undefined,
): Promise<DeepSearchResult | undefined> {
  for (;;) {
    if (isGone()) return undefined
    const next = steps.next()
    if (next.done) return next.value
    await onStep(next.value)
    await setImmediate()
  }
}

/** Returns the parts of an answer: what was composed, or what is written now. */
async function* partsOf({ write }: Work, result: DeepSearchResult): AsyncGenerator<string> {
  if (write === undefined || result.parts.length > 0) yield* result.parts
  else yield* write(result)
}

/** Streams each step. When the client disconnects, the work ends at once, and what was done so far is charged. */
function streamed(context: Context, work: Work): Response {
  const { run, head, charge, call } = work
  const chunks = chatChunks(head)
  return respondWithEvents(context, call, {
    name: 'deep search',
    async write(send, isGone) {
      await send(chunks.begin())
      const result = await think(run, isGone, (step) => send(...chunks.step(step)))
      const isWritten = work.write !== undefined && result?.parts.length === 0
      // What is known is charged before it is sent.
      if (!isWritten) await charge(false)
      if (result === undefined) return
      await send(chunks.endOfThinking())
      let last: string | undefined
      for await (const part of partsOf(work, result)) {
        if (last !== undefined) await send(chunks.part(last))
        last = part
        if (isGone()) break
      }
      if (isWritten) await charge(true)
      await send(chunks.end(last ?? '', result, run.usage()))
    },
    failure: (message) => chunks.failure(message, run.usage()),
  })
}

/** Responds with the whole answer at once; it equals the joined parts of the stream. */
async function whole(context: Context, work: Work): Promise<Response> {
  const { run, head, charge } = work
  const { signal } = context.req.raw
  const result = await think(
    run,
    () => signal.aborted,
    () => undefined,
  )
  let answer = ''
  if (result !== undefined)
    for await (const part of partsOf(work, result)) {
      answer += part
      if (signal.aborted) break
    }
  await charge(false)
  if (result === undefined) return context.body(null, 499 as 400)
  return context.json(chatCompletion(head, answer, result, run.usage()))
}

/** Searches and responds with the answer, as a stream or at once. */
export const respondWithAnswer = (context: Context, work: Work, isStream: boolean) =>
  isStream ? streamed(context, work) : whole(context, work)
