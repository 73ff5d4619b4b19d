import { removeNotification, setNotification } from '../../billing/balance-notification/notifications.ts'
import { notificationBody } from '../../billing/balance-notification/schemas.ts'
import { readThresholds } from '../../billing/balance-notification/thresholds.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { parseJson } from '../../kernel/http/parse.ts'
import { recordAction } from '../../records/record-action.ts'
import type { Services } from '../services.ts'

/** `/billing/balance_notification`: mails at low balances. */
export function balanceNotificationRoutes({ database, meter, now }: Services): App {
  const app = createApp()
  app.post('/', async (context) => {
    const { key } = await meter.authenticate(context, 'billing')
    const { email, ...body } = await parseJson(context, notificationBody)
    const thresholds = readThresholds(body.thresholds)
    const at = now()
    await database.transaction(async (sql) => {
      await setNotification(sql, key.id, { thresholds, email }, at)
      await recordAction(sql, {
        userId: key.user_id,
        action: 'balance_notification_changed',
        subject: key.id,
        detail: { thresholds },
        at,
        ip: clientAddress(context),
      })
    })
    return context.json({ thresholds, email })
  })
  app.delete('/', async (context) => {
    const { key } = await meter.authenticate(context, 'billing')
    await database.transaction(async (sql) => {
      await removeNotification(sql, key.id)
      await recordAction(sql, {
        userId: key.user_id,
        action: 'balance_notification_changed',
        subject: key.id,
        detail: { thresholds: [] },
        at: now(),
        ip: clientAddress(context),
      })
    })
    return context.json({ thresholds: [], email: null })
  })
  return app
}
