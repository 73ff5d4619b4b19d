import type { Context } from 'hono'

import { withUser } from '../../access/with-user.ts'
import {
  checkedUrl,
  readEndpoint,
  removeEndpoint,
  rotateSecret,
  setEndpoint,
  verifyAgain,
} from '../../account/webhooks/endpoint.ts'
import { listDeliveries } from '../../account/webhooks/list-deliveries.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { recordAction, type AccountAction } from '../../records/record-action.ts'
import type { Services } from '../services.ts'
import {
  getWebhook,
  listWebhookDeliveries,
  removeWebhook,
  requestWebhookVerification,
  rotateWebhookSecret,
  setWebhook,
} from './route-definitions.ts'

/** The webhooks of the signed-in user. Every change gets an entry in the audit log. */
export function accountWebhookRoutes(services: Services): App {
  const { config, database, now } = services

  const record = (sql: Sql, context: Context, userId: string, action: AccountAction, detail = {}) =>
    recordAction(sql, { userId, action, detail, at: now(), ip: clientAddress(context) })

  const app = createApp()
  app.openapi(withUser(services, getWebhook), async (context) => {
    const { uid } = context.get('identity')
    return context.json({ webhook: (await readEndpoint(database, uid, now())) ?? null }, 200)
  })
  app.openapi(withUser(services, setWebhook), async (context) => {
    const { uid } = context.get('identity')
    const url = checkedUrl(context.req.valid('json').url, config.webhookNetworks)
    const set = await database.transaction(async (sql) => {
      const { isChanged, ...result } = await setEndpoint(sql, uid, url, now())
      if (isChanged) await record(sql, context, uid, 'webhook_set', { url })
      return result
    })
    return context.json(set, 200)
  })
  app.openapi(withUser(services, requestWebhookVerification), async (context) => {
    const { uid } = context.get('identity')
    const webhook = await database.transaction((sql) => verifyAgain(sql, uid, now()))
    return context.json({ webhook }, 200)
  })
  app.openapi(withUser(services, removeWebhook), async (context) => {
    const { uid } = context.get('identity')
    await database.transaction(async (sql) => {
      if (await removeEndpoint(sql, uid)) await record(sql, context, uid, 'webhook_removed')
    })
    return context.json({ webhook: null }, 200)
  })
  app.openapi(withUser(services, rotateWebhookSecret), async (context) => {
    const { uid } = context.get('identity')
    const { grace_seconds: grace } = context.req.valid('json')
    const rotated = await database.transaction(async (sql) => {
      const result = await rotateSecret(sql, uid, grace, now())
      await record(sql, context, uid, 'webhook_secret_rotated')
      return result
    })
    return context.json(rotated, 200)
  })
  app.openapi(withUser(services, listWebhookDeliveries), async (context) => {
    const { uid } = context.get('identity')
    const { limit, cursor } = context.req.valid('query')
    return context.json(await listDeliveries(database, uid, limit, cursor), 200)
  })
  return app
}
