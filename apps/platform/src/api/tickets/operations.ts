import { z } from 'zod'

import type { Operation } from '../../kernel/http/operation.ts'

export const ticketOperations = [
  {
    id: 'getTickets',
    method: 'get',
    path: '/tickets',
    summary: 'How many packs were bought for a key',
    auth: 'key',
    answer: z.object({
      totalQuantity: z.number().int(),
      tickets: z.array(
        z.object({
          id: z.string(),
          product_name: z.string(),
          quantity: z.number().int(),
          purchased_at: z.iso.datetime(),
        }),
      ),
    }),
  },
] as const satisfies readonly Operation[]
