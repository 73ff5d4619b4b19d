/** The encodings that a client may ask for (public API, field `embedding_type`). */
export const embeddingTypes = ['float', 'base64', 'binary', 'ubinary'] as const
/** The same and those that only the APIs of Cohere and Voyage have. */
export const allEmbeddingTypes = [...embeddingTypes, 'int8', 'uint8'] as const
export type EmbeddingType = (typeof allEmbeddingTypes)[number]

/** One bit per number, set when it is positive, the first number in the highest bit. */
function packBits(vector: Float32Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(vector.length / 8))
  for (const [index, value] of vector.entries()) {
    if (value > 0) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7))
  }
  return bytes
}

/** Largest signed byte, and what makes a signed byte an unsigned one. */
const largest = 127
const offset = 128

/** One byte per number, scaled so that the largest is 127: directions and cosines stay, lengths do not. */
function scaleToBytes(vector: Float32Array): number[] {
  const most = vector.reduce((found, value) => Math.max(found, Math.abs(value)), 0) || 1
  return Array.from(vector, (value) => Math.round((value / most) * largest))
}

/**
 * Writes a vector as the client asked: numbers, base64 of little-endian float32, packed bits (signed or unsigned bytes), or scaled bytes
 * (`int8` from -127 to 127, `uint8` the same plus 128).
 */
export function encodeEmbedding(vector: Float32Array, type: EmbeddingType): number[] | string {
  if (type === 'float') return Array.from(vector)
  if (type === 'base64')
    return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64')
  if (type === 'int8') return scaleToBytes(vector)
  if (type === 'uint8') return scaleToBytes(vector).map((value) => value + offset)
  const bytes = packBits(vector)
  return Array.from(type === 'ubinary' ? bytes : new Int8Array(bytes.buffer))
}
