import { scryptSync } from 'node:crypto'
import { registerHooks } from 'node:module'

/** Cost of scrypt: a few milliseconds, because a sign-in with a known address must not take visibly longer than one with an unknown. */
const cost = { N: 1024, r: 8, p: 1 }

/** How the emulator writes what it calls a hash. */
const readable = /^fakeHash:salt=(.*?):password=(.*)$/s

/** Returns the hash of a password as it is stored. */
export const hashPassword = (password: string, salt: string): string =>
  `scrypt:${scryptSync(password, salt, 32, cost).toString('base64url')}`

/** Returns the hash of a stored user. Files of earlier versions contain the passwords themselves. */
export function hashOf(stored: string): string {
  const [, salt, password] = readable.exec(stored) ?? []
  return salt === undefined || password === undefined ? stored : hashPassword(password, salt)
}

/**
 * Lets the emulator's modules that are loaded from now on hash passwords. The emulator's own "hash" contains the password, and the
 * users are written to disk with it.
 */
export function hashPasswordsOfEmulator(): void {
  const name = Symbol.for('search-foundation.hash-password')
  Object.assign(globalThis, { [name]: hashPassword })
  const original = '{\n    return `fakeHash:salt=${salt}:password=${password}`;\n}'
  const replacement = `{\n    return globalThis[Symbol.for('${name.description}')](password, salt);\n}`
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!url.endsWith('/emulator/auth/operations.js')) return loaded
      const { source: bytes } = loaded
      const source = typeof bytes === 'string' ? bytes : Buffer.from(bytes as Uint8Array).toString()
      if (!source.includes(original))
        throw new Error('The emulator hashes passwords in another way than expected.')
      return { ...loaded, source: source.replace(original, () => replacement) }
    },
  })
}
