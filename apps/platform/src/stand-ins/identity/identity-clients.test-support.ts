import { setTimeout as wait } from 'node:timers/promises'
import { initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type Auth,
  type UserCredential,
} from 'firebase/auth'

import type { TestIdentity } from './identity.test-support.ts'

/** The password of every account that tests create. */
export const password = 'long-enough-1'

/** The code of a mailed link. */
export const codeOf = (link: string): string => new URL(link).searchParams.get('oobCode') ?? ''

/** Waits for the next second of the clock, which the emulator's process shares: tokens and revocations have whole seconds. */
export const nextSecond = () => wait(1000 - (Date.now() % 1000) + 20)

let clients = 0
let accounts = 0

/** The identity provider's own clients, for the tests of a file. */
export function ownClients(identity: () => TestIdentity) {
  /** Creates a client, not signed in. */
  function newClient(): Auth {
    const { config, url } = identity()
    const app = initializeApp({ projectId: config.projectId, apiKey: 'local' }, `client-${clients++}`)
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, url, { disableWarnings: true })
    return auth
  }
  /** Creates an account and signs in. */
  async function signedUp(): Promise<UserCredential & { email: string; client: Auth }> {
    const email = `user-${accounts++}@example.org`
    const client = newClient()
    return { ...(await createUserWithEmailAndPassword(client, email, password)), email, client }
  }
  const signIn = (email: string, secret = password) => signInWithEmailAndPassword(newClient(), email, secret)
  return { newClient, signedUp, signIn }
}
