import {
  deliveriesQuery,
  deliveriesResponse,
  secretRotationBody,
  webhookBody,
  webhookOfAccount,
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
    'Finished bulk jobs and low balances are sent as signed webhooks (Standard Webhooks). The first call returns the secret that verifies them; a changed address keeps it. A new address gets the event `webhook.verification` first. Its `data.challenge` is expected in the response, with a status of 200 to 299, as the whole text or as `challenge` of a JSON object. Other events wait for that, for 72 hours at most. The challenge is sent four times within six minutes.',
  auth: 'user',
  body: webhookBody,
  response: webhookWithSecret,
  failures: [429],
})

export const requestWebhookVerification = defineRoute({
  id: 'requestWebhookVerification',
  method: 'post',
  path: `${path}/verification`,
  summary: 'Send a new challenge to the address; its events wait until it is answered',
  auth: 'user',
  response: webhookOfAccount,
  failures: [404, 429],
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
  requestWebhookVerification,
  removeWebhook,
  rotateWebhookSecret,
  listWebhookDeliveries,
] as const
