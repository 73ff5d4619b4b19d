/** The encodings that a client may ask for (public API, field `embedding_type`). */
export const embeddingTypes = ['float', 'base64', 'binary', 'ubinary'] as const
export type EmbeddingType = (typeof embeddingTypes)[number]

/** One bit per number, set when it is positive, the first number in the highest bit. */
function packBits(vector: Float32Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(vector.length / 8))
  for (const [index, value] of vector.entries()) {
    if (value > 0) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7))
  }
  return bytes
}

/** Writes a vector as the client asked: numbers, base64 of little-endian float32, or packed bits (signed or unsigned bytes). */
export function encodeEmbedding(vector: Float32Array, type: EmbeddingType): number[] | string {
  if (type === 'float') return Array.from(vector)
  if (type === 'base64')
    return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64')
  const bytes = packBits(vector)
  return Array.from(type === 'ubinary' ? bytes : new Int8Array(bytes.buffer))
}
