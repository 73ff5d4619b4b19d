import type { Server } from 'node:http'
import { createRequire } from 'node:module'

/**
 * The parts of firebase-tools' Auth emulator that we run. Its command line keeps users only when it ends in good order, moves the
 * time from which a user's tokens are valid to each start, and renews revoked sessions; its parts let us do better. They are not a
 * public interface, so firebase-tools is pinned to one version (pnpm-workspace.yaml) and `identity.test.ts` holds what we rely on.
 */
const require = createRequire(import.meta.url)

/** A user as the emulator holds it: plain data. */
export interface EmulatorUser {
  localId: string
  /** Unix seconds; what was issued earlier is not valid any more. */
  validSince?: string
  providerUserInfo?: { providerId: string }[]
}

interface Project {
  users: Map<string, EmulatorUser>
  overwriteUserWithLocalId(localId: string, user: EmulatorUser): EmulatorUser
  updateUserByLocalId(localId: string, ...rest: unknown[]): EmulatorUser
  deleteUser(user: EmulatorUser): void
  deleteAllAccounts(): void
  createRefreshTokenFor(user: EmulatorUser, ...rest: unknown[]): string
  validateRefreshToken(token: string): { user: EmulatorUser }
}

export const { AgentProjectState: EmulatorProject } = require('firebase-tools/lib/emulator/auth/state') as {
  AgentProjectState: new (projectId: string) => Project
}

export const { BadRequestError } = require('firebase-tools/lib/emulator/auth/errors') as {
  BadRequestError: new (message: string) => Error
}

/** Refuses what is asked of another project, instead of making one up. */
export const { SingleProjectMode } = require('firebase-tools/lib/emulator/auth/index') as {
  SingleProjectMode: { ERROR: number }
}

export const { createApp } = require('firebase-tools/lib/emulator/auth/server') as {
  createApp(
    projectId: string,
    mode: number,
    projects: Map<string, Project>,
  ): Promise<{ listen(port: number, host: string, listening: () => void): Server }>
}
