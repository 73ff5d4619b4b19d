import { scryptSync } from 'node:crypto'

import { patchModule } from './patch-module.ts'

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
  patchModule({
    file: '/emulator/auth/operations.js',
    original: '{\n    return `fakeHash:salt=${salt}:password=${password}`;\n}',
    replacement: `{\n    return globalThis[Symbol.for('${name.description}')](password, salt);\n}`,
  })
}
