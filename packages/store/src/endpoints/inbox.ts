import {
  getMailChoices,
  listInbox,
  markInboxRead,
  setMailChoices,
  type InboxPage,
  type MailChoices,
} from '@search-foundation/api-client/account'

import { api } from '../api.ts'
import { byCursor, changeAsUser, readAsUser, type PageArg } from '../sdk-call.ts'
import type { OfUser } from '../user.ts'

const stale = (_: unknown, error: unknown) => (error ? [] : (['Inbox'] as const))

/** What happened to the account of the signed-in user, read or not, and which of it is mailed. */
export const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    inbox: build.infiniteQuery<InboxPage, OfUser, string>({
      infiniteQueryOptions: { ...byCursor, refetchCachedPages: false },
      queryFn: readAsUser('inbox', (client, { pageParam }: PageArg<OfUser>, options) =>
        listInbox(client, { ...options, cursor: pageParam || undefined }),
      ),
      providesTags: ['Inbox'],
    }),
    markInboxRead: build.mutation<number, readonly string[] | undefined>({
      queryFn: changeAsUser((client, ids) => markInboxRead(client, ids && { ids })),
      invalidatesTags: stale,
    }),
    mailChoices: build.query<MailChoices, OfUser>({
      queryFn: readAsUser('mail choices', (client, _, options) => getMailChoices(client, options)),
      providesTags: ['MailChoices'],
    }),
    setMailChoices: build.mutation<MailChoices, Partial<MailChoices>>({
      queryFn: changeAsUser((client, choices) => setMailChoices(client, choices)),
      invalidatesTags: (_, error) => (error ? [] : ['MailChoices']),
    }),
  }),
})

export const {
  useInboxInfiniteQuery,
  useMarkInboxReadMutation,
  useMailChoicesQuery,
  useSetMailChoicesMutation,
} = inboxApi
