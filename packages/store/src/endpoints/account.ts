import { getUserInfo, type Page, type UserInfo, type UserProfile } from '@search-foundation/api-client'
import {
  deleteAccount,
  downloadActionsCsv,
  exportAccount,
  listAccountActions,
  revokeSessions,
  type AccountAction,
  type AccountActionName,
} from '@search-foundation/api-client/account'

import { api } from '../api.ts'
import { toObjectUrl } from '../object-url.ts'
import { byCursor, changeAsUser, readAsUser, type PageArg } from '../sdk-call.ts'
import type { OfUser } from '../user.ts'

export type AccountActionsArg = OfUser & { action?: AccountActionName; pageSize?: number }

/** The signed-in user: profile, audit log, own data. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends the profile and returns the stored user, merged with it. */
    userInfo: build.mutation<UserInfo, UserProfile>({
      queryFn: changeAsUser((client, profile) => getUserInfo(client, profile)),
    }),
    accountActions: build.infiniteQuery<Page<AccountAction>, AccountActionsArg, string>({
      infiniteQueryOptions: byCursor,
      queryFn: readAsUser(
        'audit log',
        (client, { queryArg, pageParam }: PageArg<AccountActionsArg>, options) =>
          listAccountActions(client, { ...queryArg, ...options, cursor: pageParam || undefined }),
      ),
      providesTags: ['AccountActions'],
    }),
    /** Returns the object URL of a JSON file with all data of the user. */
    exportAccount: build.mutation<string, void>({
      queryFn: changeAsUser(async (client) => {
        const response = await exportAccount(client).raw()
        return toObjectUrl(await response.blob())
      }),
      invalidatesTags: (_, error) => (error ? [] : ['AccountActions']),
    }),
    /** Returns the object URL of a CSV file with all actions that match. */
    downloadActions: build.mutation<string, { action?: AccountActionName }>({
      queryFn: changeAsUser(async (client, filter) => toObjectUrl(await downloadActionsCsv(client, filter))),
    }),
    /** Signs the user out on every device, this one included. */
    revokeSessions: build.mutation<{ revoked: true }, void>({
      queryFn: changeAsUser((client) => revokeSessions(client)),
    }),
    deleteAccount: build.mutation<{ deleted: true }, { confirm: string }>({
      queryFn: changeAsUser((client, confirmation) => deleteAccount(client, confirmation)),
    }),
  }),
})

export const {
  useUserInfoMutation,
  useAccountActionsInfiniteQuery,
  useDownloadActionsMutation,
  useExportAccountMutation,
  useDeleteAccountMutation,
  useRevokeSessionsMutation,
} = accountApi
