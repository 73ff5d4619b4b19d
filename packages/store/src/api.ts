import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import {
  createCheckoutSession,
  createEmptyKey,
  createTrialKey,
  embed,
  getKeyInfo,
  getTotalConsumption,
  getUserInfo,
  listProducts,
  listTransactions,
  type CheckoutOrder,
  type Client,
  type EmbeddingsAnswer,
  type EmbeddingsRequest,
  type KeyInfo,
  type NewKey,
  type Product,
  type TotalConsumption,
  type Transaction,
  type UserInfo,
  type UserProfile,
} from '@search-foundation/api-client'
import { listAccountKeys, type AccountKey } from '@search-foundation/api-client/account'

import { toServiceError, type ServiceError } from './service-error.ts'

/** What the store's thunks are given besides state: the SDK's client. */
export interface Extra {
  client: Client
}

interface QueryContext {
  extra: unknown
  signal: AbortSignal
}

/** Runs one SDK function and answers in the form of RTK Query; a failed read is logged (specification §8). */
async function run<T>(
  work: (client: Client, signal: AbortSignal) => Promise<T>,
  { extra, signal }: QueryContext,
  logged?: string,
): Promise<{ data: T } | { error: ServiceError }> {
  try {
    return { data: await work((extra as Extra).client, signal) }
  } catch (error) {
    if (logged !== undefined && !signal.aborted) console.error(`The ${logged} could not be fetched.`, error)
    return { error: toServiceError(error) }
  }
}

/**
 * Every call of the dashboard over the SDK, cached by RTK Query. Reads take the API key as their argument, so that
 * another key is another cache entry; whatever moves tokens makes the balance and the history stale.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<ServiceError>(),
  tagTypes: ['Balance', 'OwnKeys'],
  endpoints: (build) => ({
    keyInfo: build.query<KeyInfo, string>({
      queryFn: (apiKey, context) =>
        run((client, signal) => getKeyInfo(client, apiKey, { signal }), context, 'key info'),
      providesTags: ['Balance'],
    }),
    transactions: build.query<Transaction[], string>({
      queryFn: (apiKey, context) =>
        run((client, signal) => listTransactions(client, { apiKey, signal }), context, 'transactions'),
      providesTags: ['Balance'],
    }),
    totalConsumption: build.query<TotalConsumption, string>({
      queryFn: (apiKey, context) =>
        run((client, signal) => getTotalConsumption(client, { apiKey, signal }), context, 'usage'),
      providesTags: ['Balance'],
    }),
    products: build.query<Product[], void>({
      queryFn: (_, context) => run((client, signal) => listProducts(client, { signal }), context, 'products'),
    }),
    ownKeys: build.query<AccountKey[], string>({
      queryFn: (_uid, context) =>
        run((client, signal) => listAccountKeys(client, { includeRevoked: true, signal }), context, 'keys'),
      providesTags: ['OwnKeys'],
    }),
    createTrialKey: build.mutation<NewKey, string>({
      queryFn: (botCheck, context) => run((client) => createTrialKey(client, { botCheck }), context),
      invalidatesTags: (_, error) => (error ? [] : ['OwnKeys']),
    }),
    createEmptyKey: build.mutation<NewKey, string>({
      queryFn: (botCheck, context) => run((client) => createEmptyKey(client, { botCheck }), context),
      invalidatesTags: (_, error) => (error ? [] : ['OwnKeys']),
    }),
    openCheckout: build.mutation<{ url: string }, { apiKey: string; order: CheckoutOrder }>({
      queryFn: ({ apiKey, order }, context) =>
        run((client) => createCheckoutSession(client, order, { apiKey }), context),
    }),
    embed: build.mutation<EmbeddingsAnswer, { apiKey: string; body: EmbeddingsRequest }>({
      queryFn: ({ apiKey, body }, context) =>
        run((client, signal) => embed(client, body, { apiKey, signal }), context),
      invalidatesTags: ['Balance'],
    }),
    userInfo: build.mutation<UserInfo, UserProfile>({
      queryFn: (profile, context) => run((client) => getUserInfo(client, profile), context, 'user'),
    }),
  }),
})

export const {
  useKeyInfoQuery,
  useTransactionsQuery,
  useTotalConsumptionQuery,
  useProductsQuery,
  useOwnKeysQuery,
  useCreateTrialKeyMutation,
  useCreateEmptyKeyMutation,
  useOpenCheckoutMutation,
  useEmbedMutation,
  useUserInfoMutation,
} = api
