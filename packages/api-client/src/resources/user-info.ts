import { call } from '../core/callable.ts'
import type { Client } from '../core/client.ts'
import type { Call, CallOptions } from '../core/request.ts'

/** Profile of the signed-in user. */
export interface UserProfile {
  /** Name to show; null for none. */
  displayName?: string | null
  /** Address of the user; null for none. */
  email?: string | null
  /** Address of a picture; null for none. */
  photoURL?: string | null
  /** Settings of your own, by name. They are merged by name too. */
  preferences?: Record<string, unknown>
}

/** The stored profile, merged with the one that was sent. */
export interface UserInfo extends UserProfile {
  /** Id of the user at the identity provider. */
  uid?: string
  /** Id of the stored profile. */
  _id?: string
}

/** Merges the signed-in user's profile into the stored one and returns it. Throws `CallableError` 'unauthenticated' when nobody is signed in. */
export const getUserInfo = (client: Client, user: UserProfile, options: CallOptions = {}): Call<UserInfo> =>
  call(client, 'account', 'getUserInfo', user, options)
