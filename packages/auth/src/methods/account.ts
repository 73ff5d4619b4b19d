import {
  deleteUser as deleteProviderUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  unlink as unlinkProvider,
  updatePassword,
  updateProfile as updateProviderProfile,
  verifyBeforeUpdateEmail,
  type Auth as ProviderAuth,
} from 'firebase/auth'

import { AuthError } from '../auth-error.ts'
import type { Profile } from '../types.ts'
import { revokeCompanyTokens } from './company-tokens.ts'
import { currentUser } from './current-user.ts'

export { revokeCompanyTokens } from './company-tokens.ts'

/** Reads the user again from the provider. */
export const reload = (auth: ProviderAuth): Promise<void> => currentUser(auth).reload()

/** Mails a link that confirms the address and leads to `returnTo`. */
export const sendVerification = (auth: ProviderAuth, returnTo: string): Promise<void> =>
  sendEmailVerification(currentUser(auth), { url: returnTo })

/** Mails a link to the new address, which the account uses once the link is opened. */
export const changeEmail = (auth: ProviderAuth, email: string, returnTo: string): Promise<void> =>
  verifyBeforeUpdateEmail(currentUser(auth), email, { url: returnTo })

/** Sets the password, also of an account that had none. */
export const changePassword = (auth: ProviderAuth, password: string): Promise<void> =>
  updatePassword(currentUser(auth), password)

/** Sets what changes of the name and the picture; null removes one, for which the provider takes an empty text. */
export function updateProfile(auth: ProviderAuth, { displayName, photoURL }: Profile): Promise<void> {
  const user = currentUser(auth)
  return updateProviderProfile(user, {
    ...(displayName !== (user.displayName || null) && { displayName: displayName ?? '' }),
    ...(photoURL !== (user.photoURL || null) && { photoURL: photoURL ?? '' }),
  })
}

/** Removes a way to sign in, and revokes the token of its company. Throws for the last one: another tab may have removed the others. */
export async function unlink(auth: ProviderAuth, providerId: string): Promise<void> {
  const user = currentUser(auth)
  if (user.providerData.every((provider) => provider.providerId === providerId))
    throw new AuthError('last-provider')
  await revokeCompanyTokens(auth, providerId)
  await unlinkProvider(user, providerId)
}

/** Signs the current user in again with the password. Throws for a user without an address. */
export async function confirmPassword(auth: ProviderAuth, password: string): Promise<void> {
  const user = currentUser(auth)
  if (user.email === null) throw new AuthError('operation-not-allowed')
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password))
}

/** Deletes the user at the provider, and signs out. */
export const deleteUser = (auth: ProviderAuth): Promise<void> => deleteProviderUser(currentUser(auth))
