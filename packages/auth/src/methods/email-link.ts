import { sendSignInLinkToEmail, signInWithEmailLink, type Auth as ProviderAuth } from 'firebase/auth'

import { AuthError, toAuthError } from '../auth-error.ts'
import { toUser } from '../firebase.ts'
import type { AuthUser } from '../session.ts'

/** Mails a link that signs in and leads to `returnTo`, an address of an authorized domain. */
export const sendLink = (auth: ProviderAuth, email: string, returnTo: string): Promise<void> =>
  sendSignInLinkToEmail(auth, email, { url: returnTo, handleCodeInApp: true })

/** Signs in with the address of a mailed link. Throws `wrong-link-email` when it was mailed to another address. */
export async function signInWithLink(auth: ProviderAuth, email: string, link: string): Promise<AuthUser> {
  try {
    return toUser((await signInWithEmailLink(auth, email, link)).user)
  } catch (cause) {
    // The provider has one error for an address that is none and for one that did not get the link.
    throw toAuthError(cause).code === 'invalid-email' ? new AuthError('wrong-link-email', { cause }) : cause
  }
}
