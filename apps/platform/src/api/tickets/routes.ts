import { Hono } from 'hono'

import { listTickets } from '../../billing/tickets.ts'
import type { App } from '../../kernel/http/base-app.ts'
import type { Services } from '../services.ts'

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
