import { Hono } from 'hono'

import type { App } from '../http/base-app.ts'
import type { Services } from '../services.ts'
import { listTickets } from './tickets.ts'

/** `GET /tickets`: the tickets viewer. A ticket is one pack that was bought for the calling key. */
export function ticketRoutes({ database, meter }: Services): App {
  const app: App = new Hono()
  app.get('/', async (context) => {
    const { key } = await meter.authenticate(context, 'billing')
    const tickets = await listTickets(database, key.id)
    return context.json({
      totalQuantity: tickets.reduce((sum, { quantity }) => sum + quantity, 0),
      tickets,
    })
  })
  return app
}
