import type { Context } from 'hono'

import type { CallingKey } from '../../access/find-caller.ts'
import { withKey } from '../../access/with-key.ts'
import { removeNotification, setNotification } from '../../billing/balance-notification/notifications.ts'
import {
  notificationBody,
  notificationOff,
  notificationResponse,
} from '../../billing/balance-notification/schemas.ts'
import { readThresholds } from '../../billing/balance-notification/thresholds.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import type { Sql } from '../../kernel/storage/database.ts'
import { askForConfirmation, linkDays, readAddressState } from '../../records/alert-addresses.ts'
import { actorWith, recordAction } from '../../records/record-action.ts'
import type { Services } from '../services.ts'

const path = '/api/v1/billing/balance_notification'

const setBalanceNotification = defineRoute({
  id: 'setBalanceNotification',
  method: 'post',
  path,
  summary: 'Send an email when the balance falls below one of up to three thresholds',
  description: `An email address that the account hasn't confirmed gets a link first. Emails wait up to ${linkDays} days for it to be opened. Repeat the call to send another link, at most once a minute.`,
  auth: 'key',
  body: notificationBody,
  response: notificationResponse,
  failures: [400],
})

const removeBalanceNotification = defineRoute({
  id: 'removeBalanceNotification',
  method: 'delete',
  path,
  summary: 'Stop the emails about low balances',
  description: 'Removes all thresholds of the key.',
  auth: 'key',
  response: notificationOff,
})

export const balanceNotificationCalls = [setBalanceNotification, removeBalanceNotification] as const

export function balanceNotificationRoutes(services: Services): App {
  const { config, database, now } = services

  const record = (sql: Sql, context: Context, key: CallingKey, thresholds: readonly number[]) =>
    recordAction(sql, {
      userId: key.user_id,
      actor: actorWith(key),
      action: 'balance_notification_changed',
      subject: key.id,
      detail: { thresholds },
      at: now(),
      ip: clientAddress(context),
    })

  const app = createApp()
  app.openapi(withKey(services, 'billing', setBalanceNotification), async (context) => {
    const { key } = context.get('caller')
    const { email, ...body } = context.req.valid('json')
    const thresholds = readThresholds(body.thresholds)
    const owner = { keyId: key.id }
    const state = await database.transaction(async (sql) => {
      await setNotification(sql, key.id, { thresholds, email }, now())
      if (thresholds.length > 0)
        await askForConfirmation(sql, config, owner, { email, network: clientAddress(context), at: now() })
      await record(sql, context, key, thresholds)
      return readAddressState(sql, owner, email)
    })
    return context.json({ thresholds, email, ...state }, 200)
  })
  app.openapi(withKey(services, 'billing', removeBalanceNotification), async (context) => {
    const { key } = context.get('caller')
    await database.transaction(async (sql) => {
      await removeNotification(sql, key.id)
      await record(sql, context, key, [])
    })
    return context.json({ thresholds: [], email: null }, 200)
  })
  return app
}
