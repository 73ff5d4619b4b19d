import type { Config } from '../../kernel/config.ts'
import { toolkit, type EmulatorClient } from './emulator-client.ts'
import { hashPassword } from './hash-passwords.ts'

interface StoredUser {
  email?: string
  passwordHash?: string
  salt?: string
}

/** Returns whether an account of the emulator has this address and this password. */
export async function hasPassword(
  { projectId }: Config,
  call: EmulatorClient,
  email: string,
  password: string,
): Promise<boolean> {
  const { users = [] } = await call.asOwner<{ users?: StoredUser[] }>(
    `${toolkit}/v1/projects/${projectId}/accounts:batchGet?maxResults=-1`,
  )
  const { passwordHash, salt } = users.find((user) => user.email === email.toLowerCase()) ?? {}
  return salt !== undefined && passwordHash === hashPassword(password, salt)
}
