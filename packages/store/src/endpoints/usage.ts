import { getTotalConsumption, type TotalConsumption } from '@search-foundation/api-client'
import {
  downloadUsageCsv,
  getUsage,
  type Usage,
  type UsageFilter,
} from '@search-foundation/api-client/account'

import { api } from '../api.ts'
import { toObjectUrl } from '../object-url.ts'
import { changeAsUser, read, readAsUser } from '../sdk-call.ts'
import type { OfUser } from '../user.ts'

/** Tokens used by one key, and by all keys of the signed-in user. */
export const usageApi = api.injectEndpoints({
  endpoints: (build) => ({
    totalConsumption: build.query<TotalConsumption, string>({
      queryFn: read('usage', (client, apiKey, options) =>
        getTotalConsumption(client, { ...options, apiKey }),
      ),
      providesTags: ['Usage'],
    }),
    accountUsage: build.query<Usage, OfUser & UsageFilter>({
      queryFn: readAsUser('usage of the account', (client, filter, options) =>
        getUsage(client, { ...filter, ...options }),
      ),
      providesTags: ['AccountUsage'],
    }),
    /** Returns the object URL of a CSV file. */
    downloadAccountUsage: build.mutation<string, UsageFilter>({
      queryFn: changeAsUser(async (client, filter) => toObjectUrl(await downloadUsageCsv(client, filter))),
    }),
  }),
})

export const { useTotalConsumptionQuery, useAccountUsageQuery, useDownloadAccountUsageMutation } = usageApi
