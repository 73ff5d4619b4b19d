import type { DeepSearchChunk } from '../resources/deep-search-response.ts'

/** Reads the stream of a deep search to its end and returns the text of the answer, without the reasoning. Throws what the stream throws. */
export async function finalText(stream: AsyncIterable<DeepSearchChunk>): Promise<string> {
  let text = ''
  for await (const { choices } of stream) {
    const delta = choices[0]?.delta
    if (delta && delta.type !== 'think') text += delta.content ?? ''
  }
  return text
}

/** Returns a stream, page by page list or other iterable as a `ReadableStream`, which can be piped and teed. Canceling it leaves the iterable. */
export function toReadableStream<Item>(items: AsyncIterable<Item>): ReadableStream<Item> {
  const iterator = items[Symbol.asyncIterator]()
  return new ReadableStream<Item>(
    {
      async pull(controller) {
        const { done, value } = await iterator.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await iterator.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
