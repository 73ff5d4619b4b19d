/** The numbers in a `bytea` column (float32, little-endian). Copied, because the driver of a server returns views into a buffer of many rows. */
export const floatsOf = (bytes: Uint8Array): Float32Array => new Float32Array(Uint8Array.from(bytes).buffer)
