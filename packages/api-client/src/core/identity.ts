import type { ClientOptions } from './client.ts'
import type { Auth } from './request.ts'

/** A new token, the one that it replaces, and whether it has arrived. */
type Refresh = Promise<string | null> & { refused: string; isSettled?: boolean }

/** The last refresh of each provider: outside of the client, so that printing a client does not show a token. */
const refreshes = new WeakMap<NonNullable<ClientOptions['identityToken']>, Refresh>()

/**
 * Authorizes a call with the identity token. Calls whose token was refused share one refresh, also those that learn of it later. An identity
 * provider that does so itself (as our apps' `auth` does) does not need this; it is for callers whose function fetches a new token every time.
 */
export const byIdentity: Auth = /* @__PURE__ */ Object.assign<Auth, Required<Pick<Auth, 'refresh'>>>(
  ({ identityToken }) => identityToken?.(false),
  {
    refresh({ identityToken }, refused, signal) {
      if (!identityToken) return
      let last = refreshes.get(identityToken)
      if (last?.refused !== refused) {
        last = Object.assign(Promise.resolve(identityToken(true)), { refused })
        refreshes.set(identityToken, last)
      }
      const drop = () => refreshes.delete(identityToken)
      // A refresh that hangs or fails must not block later calls.
      signal.addEventListener('abort', drop)
      const current = last
      last.then(() => (current.isSettled = true), drop)
      return last
    },
  },
)
