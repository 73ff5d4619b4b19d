import {
  deliveriesQuery,
  deliveriesResponse,
  secretRotationBody,
  webhookBody,
  webhookResponse,
  webhookWithSecret,
} from '../../account/webhooks/schemas.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'

const path = '/api/v1/account/webhooks'

export const getWebhook = defineRoute({
  id: 'getWebhook',
  method: 'get',
  path,
  summary: 'The address that the events of the account are sent to',
  auth: 'user',
  response: webhookResponse,
})

export const setWebhook = defineRoute({
  id: 'setWebhook',
  method: 'put',
  path,
  summary: 'Set the address that the events of the account are sent to',
  description:
    'Finished bulk jobs and low balances are sent as signed webhooks (Standard Webhooks). The first call returns the secret that verifies them; a changed address keeps it.',
  auth: 'user',
  body: webhookBody,
  response: webhookWithSecret,
})

export const removeWebhook = defineRoute({
  id: 'removeWebhook',
  method: 'delete',
  path,
  summary: 'Send no more webhooks, and give up those that were not delivered',
  auth: 'user',
  response: webhookResponse,
})

export const rotateWebhookSecret = defineRoute({
  id: 'rotateWebhookSecret',
  method: 'post',
  path: `${path}/rotate`,
  summary: 'Replace the secret of the webhooks; the previous one signs too until the grace period ends',
  auth: 'user',
  body: secretRotationBody,
  response: webhookWithSecret,
  failures: [404],
})

export const listWebhookDeliveries = defineRoute({
  id: 'listWebhookDeliveries',
  method: 'get',
  path: `${path}/deliveries`,
  summary: 'The webhooks of the last 30 days with the state of their delivery, newest first',
  auth: 'user',
  query: deliveriesQuery,
  response: deliveriesResponse,
})

export const accountWebhookCalls = [
  getWebhook,
  setWebhook,
  removeWebhook,
  rotateWebhookSecret,
  listWebhookDeliveries,
] as const
