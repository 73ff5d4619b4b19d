import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const compress = promisify<Uint8Array, { level: number }, Buffer>(gzip)

/** Compresses bytes for the database (gzip, at its fastest level), without blocking the event loop. */
export const pack = (bytes: Uint8Array): Promise<Buffer> => compress(bytes, { level: 1 })

/** Returns the bytes that `pack` compressed. */
export const unpack = promisify<Uint8Array, Buffer>(gunzip)
