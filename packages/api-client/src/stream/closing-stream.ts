import type { EventDecoder } from '../sse.ts'
import { asyncDisposable } from './async-disposable.ts'

/**
 * Makes leaving a generator close the stream behind it even before its first value was asked for, when the generator has not started.
 */
export function closingStream<Value, Result>(
  generator: AsyncGenerator<Value, Result, undefined>,
  events: EventDecoder,
): AsyncGenerator<Value, Result, undefined> {
  const leave = generator.return.bind(generator)
  return asyncDisposable(
    Object.assign(generator, {
      async return(value: Result) {
        await events.return()
        return leave(value)
      },
    }),
  )
}
