import { z } from 'zod'

import { createApp, type App } from '../kernel/http/create-app.ts'
import { limits, type ProductLimits } from './limits.ts'

const limit = z.object({
  requests: z.number().int(),
  tokens: z.number().int().nullable().describe('Null where only requests are counted'),
})

export const rateLimitsResponse = z.array(
  z.object({
    product: z.enum(Object.keys(limits) as [keyof typeof limits]),
    without_key: limit.nullable().describe('Null for a product that needs a key'),
    standard: limit,
    premium: limit,
  }),
)

const toJson = ({ requests, tokens = null }: { requests: number; tokens?: number | null }) => ({
  requests,
  tokens,
})

const rows = Object.entries<ProductLimits>(limits).map(([product, { anonymous, standard, premium }]) => ({
  product,
  without_key: anonymous === undefined ? null : toJson(anonymous),
  standard: toJson(standard),
  premium: toJson(premium),
}))

/** `GET /rate_limits`: what each product allows per minute, by kind of key. */
export function rateLimitRoutes(): App {
  const app = createApp()
  app.get('/rate_limits', (context) => context.json(rows))
  return app
}
