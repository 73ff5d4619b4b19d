import { gzipSync } from 'node:zlib'

/** Bytes of a text or file after gzip at level 9, which is near what a CDN sends. */
export function gzipSize(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).byteLength
}
