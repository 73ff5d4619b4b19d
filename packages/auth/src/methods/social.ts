import {
  browserPopupRedirectResolver,
  GithubAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  signInWithCredential,
  signInWithPopup,
  type Auth as ProviderAuth,
} from 'firebase/auth'

import type { AuthConfig, SocialProvider } from '../auth.ts'
import { toUser } from '../firebase.ts'
import type { AuthUser } from '../session.ts'
import { pickAccount } from './account-picker-window.ts'

const providers = {
  google: () => new GoogleAuthProvider(),
  github: () => new GithubAuthProvider(),
} satisfies Record<SocialProvider, unknown>

/**
 * Signs in with an account of another company, in a window. The identity provider's own service opens its window by a script of its
 * own; an identity provider on this machine shows its account picker, which needs no script of another company.
 */
export async function signInWith(
  auth: ProviderAuth,
  name: SocialProvider,
  { apiKey, identityUrl }: AuthConfig,
): Promise<AuthUser> {
  const provider = providers[name]()
  if (identityUrl === undefined)
    return toUser((await signInWithPopup(auth, provider, browserPopupRedirectResolver)).user)
  const idToken = await pickAccount({ identityUrl, apiKey, providerId: provider.providerId })
  const credential = new OAuthProvider(provider.providerId).credential({ idToken })
  return toUser((await signInWithCredential(auth, credential)).user)
}
