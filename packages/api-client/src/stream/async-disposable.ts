/**
 * Makes `await using` leave a stream that has a connection. Node 20 and 22 have the symbol but no iterators with it; an engine without the
 * symbol has no `await using` either.
 */
export const asyncDisposable = <Stream extends AsyncIterator<unknown>>(
  stream: Stream,
): Stream & AsyncDisposable =>
  Object.assign(
    stream,
    Symbol.asyncDispose && { [Symbol.asyncDispose]: async () => void (await stream.return?.()) },
  )
