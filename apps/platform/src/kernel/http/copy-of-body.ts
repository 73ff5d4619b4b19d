/** The `cancel` of the standard, called when the reader leaves, is missing in the library of types. */
interface CancelableTransformer extends Transformer<Uint8Array, Uint8Array> {
  cancel: () => void
}

/**
 * Returns a response that calls `done` once with the beginning of its body, at most `most` bytes, when the body has been read or its reader has
 * left. Nothing is read ahead of the reader.
 */
export function copyOfBody(response: Response, most: number, done: (bytes: Uint8Array) => void): Response {
  if (response.body === null) {
    done(new Uint8Array())
    return response
  }
  const parts: Uint8Array[] = []
  let bytes = 0
  const end = () => done(new Uint8Array(Buffer.concat(parts)))
  const copying: CancelableTransformer = {
    transform(part, controller) {
      // A copy: the part is handed on, and its receiver may reuse it.
      if (bytes < most) parts.push(part.slice(0, most - bytes))
      bytes += part.length
      controller.enqueue(part)
    },
    flush: end,
    cancel: end,
  }
  const stream = new TransformStream(copying)
  return new Response(response.body.pipeThrough(stream), response)
}
