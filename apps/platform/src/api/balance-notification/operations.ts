import {
  notificationResponse,
  notificationBody,
  notificationOff,
} from '../../billing/balance-notification/schemas.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'

export const balanceNotificationCalls = [
  defineRoute({
    id: 'setBalanceNotification',
    method: 'post',
    path: '/api/v1/billing/balance_notification',
    summary: 'Ask for a mail when the balance falls below up to three thresholds',
    auth: 'key',
    body: notificationBody,
    response: notificationResponse,
    failures: [400],
  }),
  defineRoute({
    id: 'removeBalanceNotification',
    method: 'delete',
    path: '/api/v1/billing/balance_notification',
    summary: 'End the mails about low balances',
    auth: 'key',
    response: notificationOff,
  }),
] as const
