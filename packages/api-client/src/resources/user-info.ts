import { call } from '../core/callable.ts'
import type { Client } from '../core/client.ts'
import type { Call, CallOptions } from '../core/request.ts'

/** Profile of the signed-in user. */
export interface UserProfile {
  /** Display name; null for none. */
  displayName?: string | null
  /** Email address of the user; null for none. */
  email?: string | null
  /** URL of the profile picture; null for none. */
  photoURL?: string | null
  /** Your own settings by name. Settings with other names are kept. */
  preferences?: Record<string, unknown>
}

/** The stored profile, merged with the one that was sent. */
export interface UserInfo extends UserProfile {
  /** ID of the user at the identity provider. */
  uid?: string
  /** ID of the stored profile. */
  _id?: string
}

/**
 * Merges a profile into the signed-in user's stored profile and returns it. Throws `CallableError` 'unauthenticated' when nobody is signed
 * in.
 */
export const getUserInfo = (client: Client, user: UserProfile, options: CallOptions = {}): Call<UserInfo> =>
  call(client, 'account', 'getUserInfo', user, options)
