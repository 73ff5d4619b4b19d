import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

export interface Sealing {
  /** Encrypts bytes that belong to `owner`: they open for no other one. */
  seal(bytes: Uint8Array, owner: string): Uint8Array
  /** Decrypts what `seal` returned; undefined for another owner or secret, and for bytes that were changed. */
  open(sealed: Uint8Array, owner: string): Uint8Array | undefined
}

/** Creates encryption by a secret of any length: AES-256-GCM under a key that HKDF derives from it, with a random nonce for each text. */
export function createSealing(secret: string): Sealing {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'request bodies', 32))
  return {
    seal(bytes, owner) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner))
      const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
      return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), encrypted]))
    },
    open(sealed, owner) {
      const nonce = sealed.subarray(0, nonceBytes)
      const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
      try {
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
          .setAAD(Buffer.from(owner))
          .setAuthTag(tag)
        return new Uint8Array(
          Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]),
        )
      } catch {
        return undefined
      }
    },
  }
}
