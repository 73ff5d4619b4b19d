import { getAuth } from 'firebase-admin/auth'

import { adminApp } from '../../identity/admin-app.ts'
import type { Config } from '../../kernel/config.ts'

/** Creates a user with a password in the identity provider unless it exists, and returns its id. */
export async function createDemoUser(
  config: Config,
  account: { email: string; password: string; name: string },
): Promise<string> {
  const auth = getAuth(adminApp(config))
  try {
    return (await auth.getUserByEmail(account.email)).uid
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw error
    const user = await auth.createUser({
      email: account.email,
      password: account.password,
      displayName: account.name,
      emailVerified: true,
    })
    return user.uid
  }
}
