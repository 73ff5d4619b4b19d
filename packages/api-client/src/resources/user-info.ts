import { call } from '../callable.ts'
import type { Client } from '../client.ts'
import type { Call, CallOptions } from '../request.ts'

/** What an app knows of the signed-in user. */
export interface UserProfile {
  displayName?: string | null
  email?: string | null
  photoURL?: string | null
  preferences?: Record<string, unknown>
}

/** The stored user, merged with what was sent. */
export interface UserInfo extends UserProfile {
  uid?: string
  _id?: string
}

/** Tells the service who is signed in and reads the stored user. Throws `CallableError` 'unauthenticated' when nobody is. */
export const getUserInfo = (client: Client, user: UserProfile, options: CallOptions = {}): Call<UserInfo> =>
  call(client, 'account', 'getUserInfo', user, options)
