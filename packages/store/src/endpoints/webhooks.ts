import type { Page } from '@search-foundation/api-client'
import {
  changeWebhook,
  createWebhook,
  deliverWebhookAgain,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  requestWebhookVerification,
  rotateWebhookSecret,
  sendTestWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryFilter,
  type WebhookSettings,
  type WebhookWithSecret,
} from '@search-foundation/api-client/account'

import { api } from '../api.ts'
import { byCursor, changeAsUser, readAsUser, type PageArg } from '../sdk-call.ts'
import type { OfUser } from '../user.ts'

export type DeliveriesArg = OfUser & WebhookDeliveryFilter & { pageSize?: number }

const staleWebhooks = (_: unknown, error: unknown) =>
  error ? [] : (['Webhooks', 'WebhookDeliveries', 'AccountActions'] as const)
const staleDeliveries = (_: unknown, error: unknown) => (error ? [] : (['WebhookDeliveries'] as const))

/** Where the events of the signed-in user are sent, and what became of each. */
export const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    webhooks: build.query<Webhook[], OfUser>({
      queryFn: readAsUser('webhooks', (client, _, options) => listWebhooks(client, options)),
      providesTags: ['Webhooks'],
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
    createWebhook: build.mutation<WebhookWithSecret, WebhookSettings>({
      queryFn: changeAsUser((client, settings) => createWebhook(client, settings)),
      invalidatesTags: staleWebhooks,
    }),
    changeWebhook: build.mutation<Webhook, Partial<WebhookSettings> & { id: string }>({
      queryFn: changeAsUser((client, { id, ...change }) => changeWebhook(client, id, change)),
      invalidatesTags: staleWebhooks,
    }),
    requestWebhookVerification: build.mutation<Webhook, string>({
      queryFn: changeAsUser((client, id) => requestWebhookVerification(client, id)),
      invalidatesTags: staleWebhooks,
    }),
    rotateWebhookSecret: build.mutation<WebhookWithSecret, string>({
      queryFn: changeAsUser((client, id) => rotateWebhookSecret(client, id)),
      invalidatesTags: staleWebhooks,
    }),
    removeWebhook: build.mutation<Webhook, string>({
      queryFn: changeAsUser((client, id) => removeWebhook(client, id)),
      invalidatesTags: staleWebhooks,
    }),
    sendTestWebhook: build.mutation<WebhookDelivery, string>({
      queryFn: changeAsUser((client, id) => sendTestWebhook(client, id)),
      invalidatesTags: staleDeliveries,
    }),
    deliverWebhookAgain: build.mutation<WebhookDelivery, string>({
      queryFn: changeAsUser((client, id) => deliverWebhookAgain(client, id)),
      invalidatesTags: staleDeliveries,
    }),
  }),
})

export const {
  useWebhooksQuery,
  useWebhookDeliveriesInfiniteQuery,
  useCreateWebhookMutation,
  useChangeWebhookMutation,
  useRequestWebhookVerificationMutation,
  useRotateWebhookSecretMutation,
  useRemoveWebhookMutation,
  useSendTestWebhookMutation,
  useDeliverWebhookAgainMutation,
} = webhooksApi
