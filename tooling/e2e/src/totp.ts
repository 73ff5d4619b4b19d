import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const periodSeconds = 30

/** Decodes base32 (RFC 4648) without padding. */
function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Returns the six digits that an authenticator app shows for a secret (RFC 6238 with SHA-1). `at` is in milliseconds. */
export function totp(secret: string, at = Date.now()): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 1000 / periodSeconds)))
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Whether a code is that of the current period, the one before or the next one. */
export const isTotp = (secret: string, code: string): boolean =>
  [-1, 0, 1].some((period) => totp(secret, Date.now() + period * periodSeconds * 1000) === code)

/** Returns a new secret of 20 bytes in base32. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => alphabet[byte % 32]).join('')
