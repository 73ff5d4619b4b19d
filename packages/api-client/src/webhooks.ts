export { WebhookError, type Kind, type WebhookErrorCode } from './core/errors.ts'
export {
  signWebhook,
  verifyWebhook,
  type WebhookHeaders,
  type WebhookOptions,
} from './webhooks/verify-webhook.ts'
export type {
  BulkJobEvent,
  LowBalance,
  LowBalanceEvent,
  VerificationEvent,
  WebhookEvent,
} from './webhooks/webhook-events.ts'
