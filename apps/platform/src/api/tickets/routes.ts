import { z } from 'zod'

import { withKey } from '../../access/with-key.ts'
import { listTickets } from '../../billing/tickets.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import type { Services } from '../services.ts'

const getTickets = defineRoute({
  id: 'getTickets',
  method: 'get',
  path: '/tickets',
  summary: 'The packs bought for a key',
  description: 'Each entry is one pack. Receipts with amounts are in listReceipts.',
  auth: 'key',
  response: z.object({
    totalQuantity: z.number().int().describe('Number of tickets.'),
    tickets: z
      .array(
        z.object({
          id: z.string().describe('ID of the ticket.'),
          product_name: z.string().describe('Name of the product.'),
          quantity: z.number().int().describe('Number of packs of this product.'),
          purchased_at: z.iso.datetime().describe('When it was bought (ISO 8601).'),
        }),
      )
      .describe('The tickets.'),
  }),
})

export const ticketCalls = [getTickets] as const

/** The tickets viewer. A ticket is one pack that was bought for the calling key. */
export function ticketRoutes(services: Services): App {
  const app = createApp()
  app.openapi(withKey(services, 'billing', getTickets), async (context) => {
    const tickets = await listTickets(services.database, context.get('caller').key.id)
    const totalQuantity = tickets.reduce((sum, { quantity }) => sum + quantity, 0)
    return context.json({ totalQuantity, tickets }, 200)
  })
  return app
}
