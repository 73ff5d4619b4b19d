import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { UserInfo } from '@search-foundation/api-client'
import * as v from 'valibot'

/** The signed-in user: fields as the server returns them; `uid` taken from uid or _id (specification §3). */
export type User = UserInfo & { uid: string }

/** Argument of a call whose result belongs to the signed-in user, so that another user never sees it from the cache. */
export interface OfUser {
  uid: string
}

export interface UserState {
  user: User | null
}

export const persistedUser = { user: v.nullable(v.looseObject({ uid: v.string() })) }

const slice = createSlice({
  name: 'user',
  initialState: { user: null } as UserState,
  reducers: {
    /** Merges the profile from the server. A uid or _id that it lacks is left unchanged. */
    userReceived(state, { payload }: PayloadAction<UserInfo>) {
      const uid = payload.uid ?? payload._id ?? state.user?.uid
      if (uid !== undefined) state.user = { ...state.user, ...payload, uid }
    },
    /**
     * Forgets the user at the end of a session. The key with its info, the texts and the history of the playground go with the user, and are
     * removed from the storage in this order: user, key, key info.
     */
    userCleared: () => ({ user: null }),
  },
})

export const userReducer = slice.reducer
export const { userReceived, userCleared } = slice.actions
