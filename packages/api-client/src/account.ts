export {
  changeAccountKey,
  createAccountKey,
  createSessionKey,
  endSessionKeys,
  linkAccountKey,
  listAccountKeys,
  revokeAccountKey,
  rotateAccountKey,
  type AccountKey,
  type AccountKeyChange,
  type AccountKeySettings,
  type AccountKeyWithText,
  type GraceSeconds,
  type KeyScope,
  type SessionKey,
} from './resources/account/keys.ts'
export {
  downloadRequestsCsv,
  eachRequest,
  getRequestSummary,
  listRequests,
  type LoggedRequest,
  type RequestFilter,
  type RequestSummary,
} from './resources/account/requests.ts'
export {
  eachInboxItem,
  getMailChoices,
  listInbox,
  markInboxRead,
  setMailChoices,
  type AutoRechargeItem,
  type BudgetItem,
  type BulkJobItem,
  type InboxItem,
  type InboxPage,
  type KeyExpiryItem,
  type LowBalanceItem,
  type MailChoices,
  type PurchaseItem,
} from './resources/account/inbox.ts'
export {
  downloadUsageCsv,
  getUsage,
  type Usage,
  type UsageFilter,
  type UsageGroup,
  type UsageRow,
} from './resources/account/usage.ts'
export {
  getSpendLimit,
  removeSpendLimit,
  setSpendLimit,
  type Budget,
  type BudgetPeriod,
  type BudgetSettings,
} from './resources/account/spend-limit.ts'
export {
  downloadReceiptPage,
  eachReceipt,
  getReceipt,
  listReceipts,
  type Invoice,
  type Receipt,
} from './resources/account/receipts.ts'
export {
  downloadActionsCsv,
  eachAccountAction,
  listAccountActions,
  type AccountAction,
  type AccountActionName,
  type ActionFilter,
} from './resources/account/audit.ts'
export {
  changeWebhook,
  createWebhook,
  deliverWebhookAgain,
  eachWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  requestWebhookVerification,
  rotateWebhookSecret,
  sendTestWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryFilter,
  type WebhookEventType,
  type WebhookSettings,
  type WebhookVerification,
  type WebhookWithSecret,
} from './resources/account/webhook.ts'
export { deleteAccount, exportAccount, type AccountExport } from './resources/account/own-data.ts'
export { revokeSessions } from './resources/account/sessions.ts'
export {
  downloadAccountTransactionsCsv,
  eachAccountTransaction,
  getAccountTokenPrice,
  listAccountTransactions,
  type AccountTransactionFilter,
} from './resources/account/transactions.ts'
