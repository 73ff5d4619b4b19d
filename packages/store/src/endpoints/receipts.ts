import type { Page } from '@search-foundation/api-client'
import {
  downloadReceiptPage,
  getReceipt,
  listReceipts,
  type Receipt,
} from '@search-foundation/api-client/account'

import { api } from '../api.ts'
import { toObjectUrl } from '../object-url.ts'
import { byCursor, changeAsUser, readAsUser, type PageArg } from '../sdk-call.ts'
import type { OfUser } from '../user.ts'

export type ReceiptsArg = OfUser & { pageSize?: number }

/** Receipts of the signed-in user's payments. */
export const receiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    receipts: build.infiniteQuery<Page<Receipt>, ReceiptsArg, string>({
      infiniteQueryOptions: byCursor,
      queryFn: readAsUser('receipts', (client, { queryArg, pageParam }: PageArg<ReceiptsArg>, options) =>
        listReceipts(client, { ...queryArg, ...options, cursor: pageParam || undefined }),
      ),
      providesTags: ['Receipts'],
    }),
    receipt: build.query<Receipt, OfUser & { id: string }>({
      queryFn: readAsUser('receipt', (client, { id }, options) => getReceipt(client, id, options)),
      providesTags: ['Receipts'],
    }),
    /** Returns a receipt as an HTML page for printing. */
    readReceiptPage: build.mutation<string, { id: string; lang: string }>({
      queryFn: changeAsUser(async (client, { id, lang }) =>
        (await downloadReceiptPage(client, id, { lang })).text(),
      ),
    }),
    /** Returns the object URL of a receipt as an HTML page for printing. */
    downloadReceiptPage: build.mutation<string, { id: string; lang: string }>({
      queryFn: changeAsUser(async (client, { id, lang }) =>
        toObjectUrl(await downloadReceiptPage(client, id, { lang })),
      ),
    }),
  }),
})

export const {
  useReceiptsInfiniteQuery,
  useReceiptQuery,
  useLazyReceiptQuery,
  useReadReceiptPageMutation,
  useDownloadReceiptPageMutation,
} = receiptsApi
