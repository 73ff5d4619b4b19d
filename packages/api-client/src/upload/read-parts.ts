/** A file to upload in parts: with random access, or as a stream, which can be read once. */
export type PartSource = Blob | AsyncIterable<Uint8Array>

/**
 * Returns a function that reads the part of a file which begins at an offset; it is empty behind the end. A stream holds one part, so its
 * offset may go back within the part that was read last, and no further: that throws `RangeError`.
 */
export function readParts(source: PartSource, partBytes: number): (offset: number) => Promise<Blob> {
  if (source instanceof Blob) return (offset) => Promise.resolve(source.slice(offset, offset + partBytes))
  const chunks = source[Symbol.asyncIterator]()
  const held: Uint8Array[] = []
  let start = 0
  let end = 0
  return async (offset) => {
    if (offset < start) throw new RangeError(`The stream is past byte ${offset}; begin with a new one`)
    const dropBefore = () => {
      for (let [first] = held; first && start + first.length <= offset; [first] = held) {
        start += first.length
        held.shift()
      }
    }
    dropBefore()
    while (end < offset + partBytes) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read in order
      const { done, value } = await chunks.next()
      if (done) break
      held.push(value)
      end += value.length
      dropBefore()
    }
    return new Blob(held as BlobPart[]).slice(offset - start, offset - start + partBytes)
  }
}
