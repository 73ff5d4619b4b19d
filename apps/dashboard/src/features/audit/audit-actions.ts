import type { AccountActionName } from '@search-foundation/api-client/account'

/** Every action that the audit log records, in the order of the filter. */
export const auditActions = [
  'key_created',
  'key_linked',
  'key_renamed',
  'key_rotated',
  'key_revoked',
  'key_scopes_changed',
  'key_expiry_changed',
  'key_bodies_changed',
  'key_budget_changed',
  'spend_limit_changed',
  'purchase',
  'auto_recharge_on',
  'auto_recharge_changed',
  'auto_recharge_off',
  'tokens_sent',
  'tokens_received',
  'balance_notification_changed',
  'webhook_set',
  'webhook_secret_rotated',
  'webhook_removed',
  'data_exported',
  'sessions_revoked',
  'account_deletion_asked',
] as const satisfies readonly AccountActionName[]
