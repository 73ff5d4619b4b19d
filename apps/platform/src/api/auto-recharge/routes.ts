import type { Context } from 'hono'

import { autoRechargeBody, settingsQuery } from '../../billing/auto-recharge/schemas.ts'
import {
  changeAutoRecharge,
  endAutoRecharge,
  readAutoRecharge,
} from '../../billing/auto-recharge/settings.ts'
import { beginSetup } from '../../billing/auto-recharge/setups.ts'
import { requireOwnOrigin } from '../../billing/checkout/own-origins.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { parse, parseJson } from '../../kernel/http/parse.ts'
import type { ApiKey } from '../../keys/keys.ts'
import { recordAction } from '../../records/record-action.ts'
import type { Services } from '../services.ts'

/** `/auto_recharge`: save a card for buying by itself, change when it buys, end it. */
export function autoRechargeRoutes(services: Services): App {
  const { config, database, meter, now, stripe } = services
  const by = (context: Context, key: ApiKey) => ({
    userId: key.user_id,
    subject: key.id,
    at: now(),
    ip: clientAddress(context),
  })
  const app = createApp()
  app.post('/', async (context) => {
    const { key } = await meter.authenticate(context, 'billing')
    requireOwnOrigin(context, config.appOrigins)
    const { metadata, ...order } = await parseJson(context, autoRechargeBody)
    const { threshold, monthly_cap: monthlyCap } = metadata
    return context.json({ url: await beginSetup(services, stripe, key, { ...order, threshold, monthlyCap }) })
  })
  app.post('/settings', async (context) => {
    const { key } = await meter.authenticate(context, 'billing')
    const { threshold, monthly_cap: monthlyCap } = parse(settingsQuery, context.req.query(), 'query')
    await database.transaction(async (sql) => {
      await changeAutoRecharge(sql, key.id, { threshold, monthlyCap })
      await recordAction(sql, {
        ...by(context, key),
        action: 'auto_recharge_changed',
        detail: { threshold, monthly_cap: monthlyCap },
      })
    })
    services.balanceChanged(key.id)
    return context.json((await readAutoRecharge(database, key.id, now())) ?? { auto_recharge: false })
  })
  app.delete('/', async (context) => {
    const { key } = await meter.authenticate(context, 'billing')
    await database.transaction(async (sql) => {
      if (await endAutoRecharge(sql, key.id))
        await recordAction(sql, { ...by(context, key), action: 'auto_recharge_off' })
    })
    return context.json({ auto_recharge: false })
  })
  return app
}
