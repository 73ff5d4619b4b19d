/** The numbers in a `bytea` column (float32, little-endian). Copied: what a server's driver answers is a view into a buffer of many rows. */
export const floatsOf = (bytes: Uint8Array): Float32Array => new Float32Array(Uint8Array.from(bytes).buffer)
