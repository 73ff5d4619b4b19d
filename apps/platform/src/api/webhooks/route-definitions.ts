import { mostWebhooks } from '../../account/webhooks/change-webhooks.ts'
import {
  deliveriesQuery,
  deliveriesResponse,
  deliveryResponse,
  newWebhookBody,
  secretRotationBody,
  webhookChange,
  webhookResponse,
  webhooksResponse,
  webhookWithSecret,
} from '../../account/webhooks/schemas.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { waitHours } from '../../records/webhooks/challenge.ts'
import { challengeMinutes, challengeWaits } from '../../records/webhooks/deliver-webhooks.ts'
import { keptDays } from '../../records/webhooks/events.ts'

const path = '/api/v1/account/webhooks'

export const listWebhooks = defineRoute({
  id: 'listWebhooks',
  method: 'get',
  path,
  summary: "The account's webhooks: the URLs its events are sent to",
  description: 'Secrets are not returned. A secret is shown only once, when it is created.',
  auth: 'user',
  response: webhooksResponse,
})

export const createWebhook = defineRoute({
  id: 'createWebhook',
  method: 'post',
  path,
  summary: 'Create a webhook; only this response contains its secret',
  description: `Finished bulk jobs and low balances are sent as signed webhooks (Standard Webhooks). A new URL gets the event \`webhook.verification\` first. Respond with a status of 200 to 299 and its \`data.challenge\`, as plain text or as \`challenge\` in a JSON object. The challenge is sent ${challengeWaits.length + 1} times within ${challengeMinutes} minutes. Other events wait for your response, for up to ${waitHours} hours. An account can have up to ${mostWebhooks} webhooks.`,
  auth: 'user',
  body: newWebhookBody,
  response: webhookWithSecret,
  status: 201,
  failures: [409, 429],
})

export const changeWebhook = defineRoute({
  id: 'changeWebhook',
  method: 'patch',
  path: `${path}/{id}`,
  summary: "Change a webhook's URL or events; a new URL gets a challenge",
  description: 'Fields that you leave out stay as they are.',
  auth: 'user',
  body: webhookChange,
  response: webhookResponse,
  failures: [404, 409, 429],
})

export const removeWebhook = defineRoute({
  id: 'removeWebhook',
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Remove a webhook and drop its undelivered events',
  description: 'Nothing more is sent to its URL.',
  auth: 'user',
  response: webhookResponse,
  failures: [404],
})

export const requestWebhookVerification = defineRoute({
  id: 'requestWebhookVerification',
  method: 'post',
  path: `${path}/{id}/verification`,
  summary: 'Send a new challenge to a webhook; its events wait for the response',
  description: 'The response proves that the server behind the URL expects our messages.',
  auth: 'user',
  response: webhookResponse,
  failures: [404, 429],
})

export const rotateWebhookSecret = defineRoute({
  id: 'rotateWebhookSecret',
  method: 'post',
  path: `${path}/{id}/rotate`,
  summary: "Replace a webhook's secret; the previous one also signs until the grace period ends",
  description: 'Each message has a signature for both secrets, so a receiver that has either can verify it.',
  auth: 'user',
  body: secretRotationBody,
  response: webhookWithSecret,
  failures: [404],
})

export const sendTestWebhook = defineRoute({
  id: 'sendTestWebhook',
  method: 'post',
  path: `${path}/{id}/test`,
  summary: 'Send the event `webhook.test` to a verified webhook, once',
  description:
    'Use it to see whether your server receives and verifies messages before something real happens.',
  auth: 'user',
  response: deliveryResponse,
  failures: [404, 409, 429],
})

export const listWebhookDeliveries = defineRoute({
  id: 'listWebhookDeliveries',
  method: 'get',
  path: `${path}/deliveries`,
  summary: `The deliveries of the last ${keptDays} days with their state, newest first`,
  description: 'Use it to find out what your server rejected.',
  auth: 'user',
  query: deliveriesQuery,
  response: deliveriesResponse,
})

export const deliverWebhookAgain = defineRoute({
  id: 'deliverWebhookAgain',
  method: 'post',
  path: `${path}/deliveries/{id}/again`,
  summary: 'Send a delivery again immediately, with the same ID; a failed one gets one more attempt',
  description: 'The ID tells your server which events it has already processed.',
  auth: 'user',
  response: deliveryResponse,
  failures: [404, 409],
})

export const accountWebhookCalls = [
  listWebhooks,
  createWebhook,
  changeWebhook,
  removeWebhook,
  requestWebhookVerification,
  rotateWebhookSecret,
  sendTestWebhook,
  listWebhookDeliveries,
  deliverWebhookAgain,
] as const
