import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'

import { hashPassword } from './hash-passwords.ts'
import { patchModule, type ModulePatch } from './patch-module.ts'

/**
 * The modules of firebase-tools' Auth emulator that we run. The emulator's command line saves users only at an orderly exit, resets the
 * start of the tokens' validity at each start, and renews revoked sessions; its modules allow us to avoid that. They are not a public
 * interface, so `emulator-internals.test.ts` fails for any version but the one that they were read in.
 */
export const versionRead = '15.34.2'

const server = 'firebase-tools/lib/emulator/auth/server'
const hashPasswordSymbol = 'search-foundation.hash-password'

/** What no setting of the emulator changes. */
export const patches = {
  /** The emulator's own "hash" is the password, and its users are written to a disk. */
  hashedPasswords: {
    path: ['firebase-tools/lib/emulator/auth/operations'],
    original: '{\n    return `fakeHash:salt=${salt}:password=${password}`;\n}',
    replacement: `{\n    return globalThis[Symbol.for('${hashPasswordSymbol}')](password, salt);\n}`,
  },
  /** The emulator's web framework would compile the schemas of all calls at the start: ten times as long as without. */
  lateSchemas: {
    path: [server, 'exegesis-express', 'exegesis/lib/oas3/Schema/validators.js'],
    original: 'schemaContext.options.lazyCompileValidationSchemas',
    replacement: 'true',
  },
} satisfies Record<string, ModulePatch>

/** A user record of the emulator: plain data. */
export interface EmulatorUser {
  localId: string
  email?: string
  emailVerified?: boolean
  /** The first address of an account whose address has changed. */
  initialEmail?: string
  /** Unix seconds; tokens that were issued earlier are invalid. */
  validSince?: string
  /** Unix milliseconds. */
  lastLoginAt?: string
  passwordHash?: string
  providerUserInfo?: { providerId: string }[]
}

interface Project {
  /** Sign-in and look-ups of addresses do not reveal which of them have an account. */
  enableImprovedEmailPrivacy: boolean
  users: Map<string, EmulatorUser>
  overwriteUserWithLocalId(localId: string, user: EmulatorUser): EmulatorUser
  updateUserByLocalId(localId: string, fields: Partial<EmulatorUser>, ...rest: unknown[]): EmulatorUser
  createOob(
    email: string,
    newEmail: undefined,
    requestType: string,
    linkOf: (oobCode: string) => string,
  ): unknown
  deleteUser(user: EmulatorUser): void
  deleteAllAccounts(): void
  createRefreshTokenFor(user: EmulatorUser, ...rest: unknown[]): string
  validateRefreshToken(token: string): { user: EmulatorUser }
}

Object.assign(globalThis, { [Symbol.for(hashPasswordSymbol)]: hashPassword })
for (const patch of Object.values(patches)) patchModule(patch)
const require = createRequire(import.meta.url)

export const { AgentProjectState: EmulatorProject } = require('firebase-tools/lib/emulator/auth/state') as {
  AgentProjectState: new (projectId: string) => Project
}

export const { BadRequestError } = require('firebase-tools/lib/emulator/auth/errors') as {
  BadRequestError: new (message: string) => Error
}

/** Rejects requests for other projects, instead of creating them. */
export const { SingleProjectMode } = require('firebase-tools/lib/emulator/auth/index') as {
  SingleProjectMode: { ERROR: number }
}

export const { createApp } = require(server) as {
  createApp(projectId: string, mode: number, projects: Map<string, Project>): Promise<RequestListener>
}
