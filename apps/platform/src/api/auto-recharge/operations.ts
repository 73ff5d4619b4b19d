import { z } from 'zod'

import {
  autoRechargeBody,
  autoRechargeInfo,
  autoRechargeOff,
  settingsQuery,
} from '../../billing/auto-recharge/schemas.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'

export const autoRechargeCalls = [
  defineRoute({
    id: 'createAutoRecharge',
    method: 'post',
    path: '/api/v1/auto_recharge',
    summary: 'Begin auto-recharge: answers the page on which a card is saved',
    description: 'A pack is bought when the balance falls below the threshold, at most once an hour.',
    auth: 'key',
    body: autoRechargeBody,
    response: z.object({ url: z.url() }),
    failures: [400, 403],
  }),
  defineRoute({
    id: 'setAutoRechargeThreshold',
    method: 'post',
    path: '/api/v1/auto_recharge/settings',
    summary: 'Change when auto-recharge buys, and how much it may spend in a month',
    auth: 'key',
    query: settingsQuery,
    response: autoRechargeInfo,
    failures: [404],
  }),
  defineRoute({
    id: 'disableAutoRecharge',
    method: 'delete',
    path: '/api/v1/auto_recharge',
    summary: 'Turn auto-recharge off',
    auth: 'key',
    response: autoRechargeOff,
  }),
] as const
