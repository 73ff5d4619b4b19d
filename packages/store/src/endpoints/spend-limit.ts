import {
  getSpendLimit,
  removeSpendLimit,
  setSpendLimit,
  type Budget,
  type BudgetSettings,
} from '@search-foundation/api-client/account'

import { api } from '../api.ts'
import { changeAsUser, readAsUser } from '../sdk-call.ts'
import type { OfUser } from '../user.ts'

const stale = (_: unknown, error: unknown) => (error ? [] : (['SpendLimit', 'AccountActions'] as const))

/** The token limit of all keys of the signed-in user together. */
export const spendLimitApi = api.injectEndpoints({
  endpoints: (build) => ({
    spendLimit: build.query<Budget | null, OfUser>({
      queryFn: readAsUser('spend limit', (client, _, options) => getSpendLimit(client, options)),
      providesTags: ['SpendLimit'],
    }),
    setSpendLimit: build.mutation<Budget, BudgetSettings>({
      queryFn: changeAsUser((client, limit) => setSpendLimit(client, limit)),
      invalidatesTags: stale,
    }),
    removeSpendLimit: build.mutation<null, void>({
      queryFn: changeAsUser((client) => removeSpendLimit(client)),
      invalidatesTags: stale,
    }),
  }),
})

export const { useSpendLimitQuery, useSetSpendLimitMutation, useRemoveSpendLimitMutation } = spendLimitApi
