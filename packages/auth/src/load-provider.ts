import { toAuthError } from './auth-error.ts'
import type { FirebaseAuth } from './firebase.ts'
import { loadChunk } from './load-chunk.ts'
import type { AuthUser } from './session.ts'
import type { AuthConfig } from './types.ts'

/**
 * Returns a function that loads the provider's SDK once and reads the stored session. It throws `AuthError`; the call after a failure tries
 * again.
 * @param follow called with the user of the stored session before the load ends, and on every change after that
 * @param fail called when the SDK could not be loaded
 */
export function createProviderLoader(
  config: AuthConfig,
  follow: (user: AuthUser | null) => void,
  fail: () => void,
): () => Promise<FirebaseAuth> {
  let loading: Promise<FirebaseAuth> | undefined
  return () => {
    loading ??= loadChunk(() => import('./firebase.ts'))
      .then(({ openFirebaseAuth }) => openFirebaseAuth(config, follow))
      .catch((error: unknown) => {
        loading = undefined
        fail()
        throw toAuthError(error)
      })
    return loading
  }
}
