import { sendSignInLinkToEmail, signInWithEmailLink, type Auth as ProviderAuth } from 'firebase/auth'

import { toUser } from '../firebase.ts'
import type { AuthUser } from '../session.ts'

/** Mails a link that signs in and leads to `returnTo`, an address of an authorized domain. */
export const sendLink = (auth: ProviderAuth, email: string, returnTo: string): Promise<void> =>
  sendSignInLinkToEmail(auth, email, { url: returnTo, handleCodeInApp: true })

export const signInWithLink = async (auth: ProviderAuth, email: string, link: string): Promise<AuthUser> =>
  toUser((await signInWithEmailLink(auth, email, link)).user)
