export { WebhookError, type Kind, type WebhookErrorCode } from './errors.ts'
export { signWebhook, verifyWebhook, type WebhookHeaders, type WebhookOptions } from './verify-webhook.ts'
export type { BulkJobEvent, LowBalance, LowBalanceEvent, WebhookEvent } from './webhook-events.ts'
