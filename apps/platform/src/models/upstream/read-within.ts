import { withinSeconds } from '../../kernel/outgoing/within-seconds.ts'

/** Reads the next part of a stream; undefined at its end. Throws a `TimeoutError` when none arrives for `seconds`. */
export async function readWithin<Part>(
  seconds: number,
  reader: Pick<ReadableStreamDefaultReader<Part>, 'read'>,
): Promise<Part | undefined> {
  const late = () => new DOMException('Too late', 'TimeoutError')
  return (await withinSeconds(seconds, reader.read(), late)).value
}
