import { Hono } from 'hono'
import type { App } from '../http/base-app.ts'
import { parseJson } from '../http/parse.ts'
import type { Services } from '../services.ts'
import { removeNotification, setNotification } from './notifications.ts'
import { notificationBody } from './schemas.ts'
import { readThresholds } from './thresholds.ts'

/** `/billing/balance_notification`: mails at low balances. */
export function balanceNotificationRoutes({ database, meter, now }: Services): App {
  const app: App = new Hono()
  app.post('/', async (context) => {
    const { key } = await meter.authenticate(context)
    const { email, ...body } = await parseJson(context, notificationBody)
    const thresholds = readThresholds(body.thresholds)
    await database.transaction((sql) => setNotification(sql, key.id, { thresholds, email }, now()))
    return context.json({ thresholds, email })
  })
  app.delete('/', async (context) => {
    const { key } = await meter.authenticate(context)
    await removeNotification(database, key.id)
    return context.json({ thresholds: [], email: null })
  })
  return app
}
