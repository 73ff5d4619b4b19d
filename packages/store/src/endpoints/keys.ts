import {
  createEmptyKey,
  createTrialKey,
  getKeyInfo,
  revokeKey,
  type BotCheck,
  type KeyInfo,
  type NewKey,
} from '@search-foundation/api-client'

import { api, tagsOfTokens } from '../api.ts'
import { change, changeAsUser, read } from '../sdk-call.ts'

/** Keys that a visitor has, with or without an account. */
export const keysApi = api.injectEndpoints({
  endpoints: (build) => ({
    keyInfo: build.query<KeyInfo, string>({
      queryFn: read('key info', getKeyInfo),
      providesTags: ['KeyInfo'],
    }),
    createTrialKey: build.mutation<NewKey, BotCheck>({
      queryFn: changeAsUser((client, botCheck) => createTrialKey(client, botCheck)),
      invalidatesTags: (_, error) => (error ? [] : ['AccountKeys', 'AccountActions']),
    }),
    createEmptyKey: build.mutation<NewKey, BotCheck>({
      queryFn: changeAsUser((client, botCheck) => createEmptyKey(client, botCheck)),
      invalidatesTags: (_, error) => (error ? [] : ['AccountKeys', 'AccountActions']),
    }),
    revokeKey: build.mutation<{ revoked: boolean }, BotCheck & { apiKey: string }>({
      queryFn: change((client, options) => revokeKey(client, options)),
      invalidatesTags: (_, error) => (error ? [] : [...tagsOfTokens, 'AccountActions']),
    }),
  }),
})

export const { useKeyInfoQuery, useCreateTrialKeyMutation, useCreateEmptyKeyMutation, useRevokeKeyMutation } =
  keysApi
