/** Bytes of one number of a vector. */
const float32Bytes = 4

/** Decodes base64. Node's own decoder is the fastest, where there is one. */
function bytesOf(base64: string): Uint8Array {
  const { Buffer } = globalThis as { Buffer?: { from(text: string, encoding: 'base64'): Uint8Array } }
  if (Buffer) return Buffer.from(base64, 'base64')
  const characters = atob(base64)
  const bytes = new Uint8Array(characters.length)
  for (let index = 0; index < characters.length; index++) bytes[index] = characters.charCodeAt(index)
  return bytes
}

/**
 * Decodes base64 of float32 numbers, which the service writes with the lowest byte first, as nearly every machine does. The result is a view of
 * the decoded bytes where these are aligned. Throws `RangeError` for bytes that are not whole numbers.
 */
export function decodeFloats(base64: string): Float32Array {
  const bytes = bytesOf(base64)
  // Node's decoder skips what is not base64.
  if (bytes.length === 0 || bytes.length % float32Bytes > 0) throw new RangeError('No whole numbers')
  const { buffer, byteOffset, byteLength } = bytes.byteOffset % float32Bytes === 0 ? bytes : bytes.slice()
  return new Float32Array(buffer, byteOffset, byteLength / float32Bytes)
}

/** Decodes base64 of float32 numbers as a list. Numbers are returned unchanged. */
export const decodeVector = (vector: string | number[]): number[] =>
  Array.isArray(vector) ? vector : Array.from(decodeFloats(vector))
