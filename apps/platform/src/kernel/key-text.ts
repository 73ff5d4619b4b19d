import { hash, randomBytes } from 'node:crypto'

/** Keys that come with free tokens, and keys that start empty. */
export const keyKinds = ['trial', 'zero'] as const
export type KeyKind = (typeof keyKinds)[number]

/** What the text of a key begins with: its kind, or that it is a session key. */
const textKinds = [...keyKinds, 'session'] as const
export type TextKind = (typeof textKinds)[number]

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 40
const checksumLength = 6
const pattern = new RegExp(
  `^sf_(${textKinds.join('|')})_([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checksumLength}})$`,
)

/** Base62 characters from random bytes, without the bias of a plain modulo. */
function randomBase62(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += alphabet.charAt(byte % 62)
    }
  }
  return text
}

function checksum(body: string): string {
  const digest = hash('sha256', body, 'buffer')
  return Array.from(digest.subarray(0, checksumLength), (byte) => alphabet.charAt(byte % 62)).join('')
}

/** Makes a new key text: `sf_<kind>_` + 40 random base62 characters + a checksum of 6 that catches typing errors. */
export function makeKeyText(kind: TextKind): string {
  const body = `sf_${kind}_${randomBase62(randomLength)}`
  return body + checksum(body)
}

/** Whether a text has the shape and the checksum of a key. Says nothing about whether the key exists. */
export function isKeyText(text: string): boolean {
  return pattern.test(text) && checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength)
}

/** What is stored of a key: SHA-256 (a key has 238 random bits, so no slow hash is needed) and its last four characters. */
export function fingerprint(text: string): { hash: string; tail: string } {
  return { hash: hash('sha256', text), tail: text.slice(-4) }
}

/** Replaces every key in a text by its prefix and last four characters, for logs and errors. */
export function maskKeys(text: string): string {
  return text.replace(
    /sf_[a-z]+_[0-9A-Za-z]{8,}/g,
    (key) => `${key.slice(0, key.indexOf('_', 3) + 1)}…${key.slice(-4)}`,
  )
}
