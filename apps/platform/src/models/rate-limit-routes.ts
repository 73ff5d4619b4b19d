import { z } from 'zod'

import { createApp, type App } from '../kernel/http/create-app.ts'
import { defineRoute } from '../kernel/http/define-route.ts'
import { limits, type ProductLimits } from './limits.ts'

const limit = z.object({
  requests: z.number().int(),
  tokens: z.number().int().nullable().describe('Null where only requests are counted'),
})

const products = Object.keys(limits) as (keyof typeof limits)[]

const rateLimitsResponse = z.array(
  z.object({
    product: z.enum(products),
    without_key: limit.nullable().describe('Null for a product that needs a key'),
    standard: limit,
    premium: limit,
  }),
)

const listRateLimits = defineRoute({
  id: 'listRateLimits',
  method: 'get',
  path: '/api/v1/rate_limits',
  summary: 'Requests and tokens allowed per minute, by product and kind of key',
  auth: 'none',
  response: rateLimitsResponse,
})

export const rateLimitCalls = [listRateLimits] as const

const toJson = ({ requests, tokens = null }: { requests: number; tokens?: number | null }) => ({
  requests,
  tokens,
})

const rows = products.map((product) => {
  const { anonymous, standard, premium }: ProductLimits = limits[product]
  return {
    product,
    without_key: anonymous === undefined ? null : toJson(anonymous),
    standard: toJson(standard),
    premium: toJson(premium),
  }
})

export function rateLimitRoutes(): App {
  const app = createApp()
  app.openapi(listRateLimits, (context) => context.json(rows, 200))
  return app
}
