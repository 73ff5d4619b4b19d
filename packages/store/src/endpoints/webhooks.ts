import type { Page } from '@search-foundation/api-client'
import {
  getWebhook,
  listWebhookDeliveries,
  removeWebhook,
  requestWebhookVerification,
  rotateWebhookSecret,
  setWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookWithSecret,
} from '@search-foundation/api-client/account'

import { api } from '../api.ts'
import { byCursor, changeAsUser, readAsUser, type PageArg } from '../sdk-call.ts'
import type { OfUser } from '../user.ts'

export type DeliveriesArg = OfUser & { pageSize?: number }

const stale = (_: unknown, error: unknown) =>
  error ? [] : (['Webhook', 'WebhookDeliveries', 'AccountActions'] as const)

/** Where the events of the signed-in user are sent, and what became of each. */
export const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    webhook: build.query<Webhook | null, OfUser>({
      queryFn: readAsUser('webhook', (client, _, options) => getWebhook(client, options)),
      providesTags: ['Webhook'],
    }),
    webhookDeliveries: build.infiniteQuery<Page<WebhookDelivery>, DeliveriesArg, string>({
      infiniteQueryOptions: byCursor,
      queryFn: readAsUser(
        'webhook deliveries',
        (client, { queryArg, pageParam }: PageArg<DeliveriesArg>, options) =>
          listWebhookDeliveries(client, { ...queryArg, ...options, cursor: pageParam || undefined }),
      ),
      providesTags: ['WebhookDeliveries'],
    }),
    setWebhook: build.mutation<WebhookWithSecret, string>({
      queryFn: changeAsUser((client, url) => setWebhook(client, url)),
      invalidatesTags: stale,
    }),
    requestWebhookVerification: build.mutation<Webhook, void>({
      queryFn: changeAsUser((client) => requestWebhookVerification(client)),
      invalidatesTags: stale,
    }),
    rotateWebhookSecret: build.mutation<WebhookWithSecret & { secret: string }, void>({
      queryFn: changeAsUser((client) => rotateWebhookSecret(client)),
      invalidatesTags: stale,
    }),
    removeWebhook: build.mutation<null, void>({
      queryFn: changeAsUser((client) => removeWebhook(client)),
      invalidatesTags: stale,
    }),
  }),
})

export const {
  useWebhookQuery,
  useWebhookDeliveriesInfiniteQuery,
  useSetWebhookMutation,
  useRequestWebhookVerificationMutation,
  useRotateWebhookSecretMutation,
  useRemoveWebhookMutation,
} = webhooksApi
