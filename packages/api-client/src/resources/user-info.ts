import { call } from '../core/callable.ts'
import type { Client } from '../core/client.ts'
import type { Call, CallOptions } from '../core/request.ts'

/** Profile of the signed-in user. */
export interface UserProfile {
  displayName?: string | null
  email?: string | null
  photoURL?: string | null
  preferences?: Record<string, unknown>
}

/** The stored profile, merged with the one that was sent. */
export interface UserInfo extends UserProfile {
  uid?: string
  _id?: string
}

/** Merges the signed-in user's profile into the stored one and returns it. Throws `CallableError` 'unauthenticated' when nobody is signed in. */
export const getUserInfo = (client: Client, user: UserProfile, options: CallOptions = {}): Call<UserInfo> =>
  call(client, 'account', 'getUserInfo', user, options)
