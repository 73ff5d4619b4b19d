import { scryptSync } from 'node:crypto'

/** Cost of scrypt: a few milliseconds, because a sign-in with a known address must not take visibly longer than one with an unknown. */
const cost = { N: 1024, r: 8, p: 1 }

/** Returns the hash of a password as it is stored. */
export const hashPassword = (password: string, salt: string): string =>
  `scrypt:${scryptSync(password, salt, 32, cost).toString('base64url')}`
