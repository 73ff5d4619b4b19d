import type { Auth } from './request.ts'

/**
 * Authorizes a call with the identity token. Calls whose token was refused share one refresh. An identity provider that does so itself
 * (as our apps' `auth` does) does not need this; it is for callers whose function fetches a new token every time.
 */
export const byIdentity: Auth = async ({ identityToken, session }, _, refused, signal) => {
  const token = await identityToken?.(false)
  const isRefreshed = token !== refused // By another call, since this one was refused.
  if (!refused || isRefreshed) return token
  const refresh = (session.refresh ??= Promise.resolve(identityToken?.(true)))
  const drop = () => delete session.refresh
  // A refresh that hangs must not block later calls.
  signal.addEventListener('abort', drop)
  return refresh.finally(drop)
}
