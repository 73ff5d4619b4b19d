import type { BotCheck } from '@search-foundation/api-client'
import {
  changeAccountKey,
  createAccountKey,
  endSessionKeys,
  linkAccountKey,
  listAccountKeys,
  revokeAccountKey,
  rotateAccountKey,
  type AccountKey,
  type AccountKeyChange,
  type AccountKeySettings,
  type AccountKeyWithText,
  type GraceSeconds,
} from '@search-foundation/api-client/account'

import { api, tagsOfTokens } from '../api.ts'
import { changeAsUser, readAsUser } from '../sdk-call.ts'
import type { OfUser } from '../user.ts'

const stale = (_: unknown, error: unknown) => (error ? [] : (['AccountKeys', 'AccountActions'] as const))

/** The keys of the signed-in user. */
export const accountKeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    accountKeys: build.query<AccountKey[], OfUser & { includeRevoked?: boolean }>({
      queryFn: readAsUser('keys', (client, { includeRevoked = false }, options) =>
        listAccountKeys(client, { ...options, includeRevoked }),
      ),
      providesTags: ['AccountKeys'],
    }),
    createAccountKey: build.mutation<AccountKeyWithText, BotCheck & { settings: AccountKeySettings }>({
      queryFn: changeAsUser((client, { settings, botCheck }) =>
        createAccountKey(client, settings, { botCheck }),
      ),
      invalidatesTags: stale,
    }),
    changeAccountKey: build.mutation<AccountKey, { id: string; change: AccountKeyChange }>({
      queryFn: changeAsUser((client, { id, change }) => changeAccountKey(client, id, change)),
      invalidatesTags: stale,
    }),
    revokeAccountKey: build.mutation<AccountKey, BotCheck & { id: string }>({
      queryFn: changeAsUser((client, { id, botCheck }) => revokeAccountKey(client, id, { botCheck })),
      invalidatesTags: stale,
    }),
    rotateAccountKey: build.mutation<
      AccountKeyWithText,
      BotCheck & { id: string; graceSeconds?: GraceSeconds }
    >({
      queryFn: changeAsUser((client, { id, ...options }) => rotateAccountKey(client, id, options)),
      invalidatesTags: stale,
    }),
    /** Adds a key that was created without an account, by its text. */
    linkAccountKey: build.mutation<AccountKey, string>({
      queryFn: changeAsUser((client, apiKey) => linkAccountKey(client, apiKey)),
      // The key names its owner from now on, and the account has its tokens and calls.
      invalidatesTags: (_, error) => (error ? [] : [...tagsOfTokens, 'AccountActions']),
    }),
    /** Ends the session keys of this sign-in, before a sign-out. */
    endSessionKeys: build.mutation<{ ended: number }, void>({
      queryFn: changeAsUser((client, _, options) =>
        endSessionKeys(client, { ...options, timeout: 3000, maxRetries: 0 }),
      ),
    }),
  }),
})

export const {
  useAccountKeysQuery,
  useCreateAccountKeyMutation,
  useChangeAccountKeyMutation,
  useRevokeAccountKeyMutation,
  useRotateAccountKeyMutation,
  useLinkAccountKeyMutation,
  useEndSessionKeysMutation,
} = accountKeysApi
