import {
  notificationResponse,
  notificationBody,
  notificationOff,
} from '../../billing/balance-notification/schemas.ts'
import type { Operation } from '../../kernel/http/operation.ts'

export const balanceNotificationOperations = [
  {
    id: 'setBalanceNotification',
    method: 'post',
    path: '/api/v1/billing/balance_notification',
    summary: 'Ask for a mail when the balance falls below up to three thresholds',
    auth: 'key',
    body: notificationBody,
    answer: notificationResponse,
    failures: [400],
  },
  {
    id: 'removeBalanceNotification',
    method: 'delete',
    path: '/api/v1/billing/balance_notification',
    summary: 'End the mails about low balances',
    auth: 'key',
    answer: notificationOff,
  },
] as const satisfies readonly Operation[]
