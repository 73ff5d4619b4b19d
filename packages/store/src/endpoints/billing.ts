import {
  createAutoRecharge,
  createBillingPortalSession,
  createCheckoutSession,
  disableAutoRecharge,
  getBillingDetails,
  getTicketsQuantity,
  getTokenPrice,
  listProducts,
  removeBalanceNotification,
  setAutoRechargeThreshold,
  setBalanceNotification,
  transferBalance,
  type AutoRechargeOrder,
  type BalanceNotification,
  type BalanceNotificationInfo,
  type BillingDetails,
  type BotCheck,
  type CheckoutOrder,
  type PortalVisit,
  type Product,
  type TokenPrice,
  type TransferResponse,
  type TransferOrder,
} from '@search-foundation/api-client'
import { getAccountTokenPrice } from '@search-foundation/api-client/account'

import { api, tagsOfTokens } from '../api.ts'
import { change, read, readAsUser } from '../sdk-call.ts'
import type { OfUser } from '../user.ts'

interface OfKey {
  apiKey: string
}

/** What a change of a key's settings makes stale. */
const settings = (_: unknown, error: unknown) => (error ? [] : (['KeyInfo', 'AccountActions'] as const))

/** Packs and the ways to pay for them, transfers, and mails about the balance. */
export const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    products: build.query<Product[], void>({
      queryFn: read('products', (client, _, options) => listProducts(client, options)),
    }),
    openCheckout: build.mutation<{ url: string }, OfKey & { order: CheckoutOrder }>({
      queryFn: change((client, { apiKey, order }) => createCheckoutSession(client, order, { apiKey })),
    }),
    /** Who buys for a key, and with which card, as the payment provider has it. */
    billingDetails: build.query<BillingDetails, string>({
      queryFn: read('billing details', (client, apiKey, options) =>
        getBillingDetails(client, { ...options, apiKey }),
      ),
      providesTags: ['BillingDetails'],
    }),
    /** The address of the payment provider's portal for a key, good for one visit. */
    openBillingPortal: build.mutation<{ url: string }, OfKey & { visit: PortalVisit }>({
      queryFn: change((client, { apiKey, visit }) => createBillingPortalSession(client, visit, { apiKey })),
    }),
    tokenPrice: build.query<TokenPrice, string>({
      queryFn: read('token price', (client, apiKey, options) =>
        getTokenPrice(client, { ...options, apiKey }),
      ),
      providesTags: ['Transactions'],
    }),
    accountTokenPrice: build.query<TokenPrice, OfUser>({
      queryFn: readAsUser('token price of the account', (client, _, options) =>
        getAccountTokenPrice(client, options),
      ),
      providesTags: ['AccountTransactions'],
    }),
    transferBalance: build.mutation<
      TransferResponse,
      OfKey & BotCheck & TransferOrder & { idempotencyKey: string }
    >({
      queryFn: change((client, options) => transferBalance(client, options)),
      // After a revocation, reads with the sending key would fail: whoever changes to another key then makes them stale.
      invalidatesTags: (result) => (result?.revoked === false ? [...tagsOfTokens, 'AccountActions'] : []),
    }),
    setUpAutoRecharge: build.mutation<{ url: string }, OfKey & { order: AutoRechargeOrder }>({
      queryFn: change((client, { apiKey, order }) => createAutoRecharge(client, order, { apiKey })),
    }),
    setAutoRechargeThreshold: build.mutation<unknown, OfKey & { threshold: number; monthlyCap?: number }>({
      queryFn: change((client, { threshold, ...options }) =>
        setAutoRechargeThreshold(client, threshold, options),
      ),
      invalidatesTags: settings,
    }),
    disableAutoRecharge: build.mutation<unknown, OfKey>({
      queryFn: change((client, { apiKey }) => disableAutoRecharge(client, { apiKey })),
      invalidatesTags: settings,
    }),
    setBalanceNotification: build.mutation<
      BalanceNotificationInfo | null,
      OfKey & { notification: BalanceNotification }
    >({
      queryFn: change((client, { apiKey, notification }) =>
        setBalanceNotification(client, notification, { apiKey }),
      ),
      invalidatesTags: settings,
    }),
    removeBalanceNotification: build.mutation<unknown, OfKey>({
      queryFn: change((client, { apiKey }) => removeBalanceNotification(client, { apiKey })),
      invalidatesTags: settings,
    }),
    tickets: build.query<number, string>({
      queryFn: read('tickets', (client, apiKey, options) =>
        getTicketsQuantity(client, { ...options, apiKey }),
      ),
      providesTags: ['Transactions'],
    }),
  }),
})

export const {
  useProductsQuery,
  useOpenCheckoutMutation,
  useBillingDetailsQuery,
  useOpenBillingPortalMutation,
  useTokenPriceQuery,
  useAccountTokenPriceQuery,
  useTransferBalanceMutation,
  useSetUpAutoRechargeMutation,
  useSetAutoRechargeThresholdMutation,
  useDisableAutoRechargeMutation,
  useSetBalanceNotificationMutation,
  useRemoveBalanceNotificationMutation,
  useTicketsQuery,
} = billingApi
