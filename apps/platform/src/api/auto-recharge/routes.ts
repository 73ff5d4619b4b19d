import type { Context } from 'hono'
import { z } from 'zod'

import type { CallingKey } from '../../access/find-caller.ts'
import { withKey } from '../../access/with-key.ts'
import {
  autoRechargeBody,
  autoRechargeInfo,
  autoRechargeOff,
  settingsQuery,
} from '../../billing/auto-recharge/schemas.ts'
import {
  changeAutoRecharge,
  endAutoRecharge,
  readAutoRecharge,
} from '../../billing/auto-recharge/settings.ts'
import { beginSetup } from '../../billing/auto-recharge/setups.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { actorWith, recordAction } from '../../records/record-action.ts'
import { withOwnOrigin } from '../checkout/with-own-origin.ts'
import type { Services } from '../services.ts'

const createAutoRecharge = defineRoute({
  id: 'createAutoRecharge',
  method: 'post',
  path: '/api/v1/auto_recharge',
  summary: 'Start setting up auto-recharge; returns the URL of the page where the buyer saves a card',
  description: 'Auto-recharge buys a pack when the balance falls below the threshold, at most once an hour.',
  auth: 'key',
  body: autoRechargeBody,
  response: z.object({ url: z.url().describe('URL of the page; it is good for one visit.') }),
  failures: [400, 403],
})

const setAutoRechargeThreshold = defineRoute({
  id: 'setAutoRechargeThreshold',
  method: 'post',
  path: '/api/v1/auto_recharge/settings',
  summary: "Change auto-recharge's threshold and monthly cap",
  description:
    'When the balance falls below the threshold, the saved card pays for the pack, up to the monthly cap.',
  auth: 'key',
  query: settingsQuery,
  response: z.union([autoRechargeInfo, autoRechargeOff]),
  failures: [404],
})

const disableAutoRecharge = defineRoute({
  id: 'disableAutoRecharge',
  method: 'delete',
  path: '/api/v1/auto_recharge',
  summary: 'Turn auto-recharge off',
  description: 'No more packs are bought automatically.',
  auth: 'key',
  response: autoRechargeOff,
})

export const autoRechargeCalls = [createAutoRecharge, setAutoRechargeThreshold, disableAutoRecharge] as const

export function autoRechargeRoutes(services: Services): App {
  const { database, now, stripe } = services
  const by = (context: Context, key: CallingKey) => ({
    userId: key.user_id,
    actor: actorWith(key),
    subject: key.id,
    at: now(),
    ip: clientAddress(context),
  })
  const app = createApp()
  const create = withKey(services, 'billing', withOwnOrigin(services, createAutoRecharge))
  app.openapi(create, async (context) => {
    const { metadata, ...order } = context.req.valid('json')
    const { threshold, monthly_cap: monthlyCap } = metadata
    const setup = { ...order, threshold, monthlyCap }
    return context.json({ url: await beginSetup(services, stripe, context.get('caller').key, setup) }, 200)
  })
  app.openapi(withKey(services, 'billing', setAutoRechargeThreshold), async (context) => {
    const { key } = context.get('caller')
    const { threshold, monthly_cap: monthlyCap } = context.req.valid('query')
    await database.transaction(async (sql) => {
      await changeAutoRecharge(sql, key.id, { threshold, monthlyCap })
      await recordAction(sql, {
        ...by(context, key),
        action: 'auto_recharge_changed',
        detail: { threshold, monthly_cap: monthlyCap },
      })
    })
    services.balanceChanged(key.id)
    const info = await readAutoRecharge(database, key.id, now())
    return context.json(info ?? { auto_recharge: false as const }, 200)
  })
  app.openapi(withKey(services, 'billing', disableAutoRecharge), async (context) => {
    const { key } = context.get('caller')
    await database.transaction(async (sql) => {
      if (await endAutoRecharge(sql, key.id))
        await recordAction(sql, { ...by(context, key), action: 'auto_recharge_off' })
    })
    return context.json({ auto_recharge: false as const }, 200)
  })
  return app
}
