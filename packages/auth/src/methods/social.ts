import {
  browserPopupRedirectResolver,
  GithubAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  type AuthProvider,
  type Auth as ProviderAuth,
  type OAuthCredential,
  type UserCredential,
} from 'firebase/auth'

import { toUser } from '../firebase.ts'
import type { AuthUser } from '../session.ts'
import type { AuthConfig, SocialProvider } from '../types.ts'
import { pickAccount } from './account-picker-window.ts'
import { rememberToken } from './company-tokens.ts'
import { currentUser } from './current-user.ts'

const providers = {
  google: () => new GoogleAuthProvider(),
  github: () => new GithubAuthProvider(),
} satisfies Record<SocialProvider, unknown>

/** What an account of another company is used for: to sign in, to add it to the signed-in user, or to sign that user in again. */
export type Purpose = 'sign-in' | 'link' | 'confirm'

interface Ways {
  inWindow(auth: ProviderAuth, provider: AuthProvider): Promise<UserCredential>
  withCredential(auth: ProviderAuth, credential: OAuthCredential): Promise<UserCredential>
}

const resolver = browserPopupRedirectResolver

const ways: Readonly<Record<Purpose, Ways>> = {
  'sign-in': {
    inWindow: (auth, provider) => signInWithPopup(auth, provider, resolver),
    withCredential: signInWithCredential,
  },
  link: {
    inWindow: (auth, provider) => linkWithPopup(currentUser(auth), provider, resolver),
    withCredential: (auth, credential) => linkWithCredential(currentUser(auth), credential),
  },
  confirm: {
    inWindow: (auth, provider) => reauthenticateWithPopup(currentUser(auth), provider, resolver),
    withCredential: (auth, credential) => reauthenticateWithCredential(currentUser(auth), credential),
  },
}

/**
 * Uses an account of another company, in a window. The identity provider's own service opens its window by a script of its own; an
 * identity provider on this machine shows its account picker, which needs no script of another company.
 */
export async function openProvider(
  auth: ProviderAuth,
  name: SocialProvider,
  { apiKey, identityUrl }: AuthConfig,
  purpose: Purpose,
): Promise<AuthUser> {
  const provider = providers[name]()
  const { inWindow, withCredential } = ways[purpose]
  const withPicker = async (url: string) => {
    const idToken = await pickAccount({ identityUrl: url, apiKey, providerId: provider.providerId })
    return withCredential(auth, new OAuthProvider(provider.providerId).credential({ idToken }))
  }
  const result = await (identityUrl === undefined ? inWindow(auth, provider) : withPicker(identityUrl))
  rememberToken(auth, result)
  return toUser(result.user)
}
