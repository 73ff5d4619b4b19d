import { z } from 'zod'

import { bearerToken } from '../../access/bearer-token.ts'
import { withUser } from '../../access/with-user.ts'
import type { Core } from '../../kernel/core.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import type { VerifyIdentity } from '../../kernel/identity.ts'
import { findKey, listKeysOfUser, type ApiKey } from '../../keys/keys.ts'
import { readLimitUsage, type LimitUsage } from './limit-usage.ts'
import { limits, type LimitedProduct, type ProductLimits } from './limits.ts'

const limit = z.object({
  requests: z.number().int().describe('Requests per minute.'),
  tokens: z.number().int().nullable().describe('Tokens per minute; null where only requests are limited.'),
})

const usage = z.object({
  tier: z.enum(['standard', 'premium']).describe('Which of the limits applies to the key.'),
  requests: z.number().int().describe('Requests in the last minute.'),
  tokens: z.number().int().describe('Tokens used in the last minute.'),
  resets_at: z.iso
    .datetime()
    .nullable()
    .describe('When the oldest of these requests stops counting; null without requests.'),
})

const products = Object.keys(limits) as LimitedProduct[]

const rateLimitsResponse = z.array(
  z.object({
    product: z
      .enum(products)
      .describe('Product, by the name of its scope. `train` includes classifying with a trained classifier.'),
    without_key: limit
      .nullable()
      .describe('Limit without a key, per client IP address; null for a product that requires a key.'),
    standard: limit.describe('Limit per standard key.'),
    premium: limit.describe('Limit per premium key.'),
    usage: usage.nullable().describe('What the key has used; null for a call without a key.'),
  }),
)

const listRateLimits = defineRoute({
  id: 'listRateLimits',
  method: 'get',
  path: '/api/v1/rate_limits',
  summary:
    'Requests and tokens allowed per minute, by product and kind of key, and what the calling key has used',
  description: 'This call is not counted.',
  auth: 'optional-key',
  response: rateLimitsResponse,
})

const listKeyRateLimits = defineRoute({
  id: 'listKeyRateLimits',
  method: 'get',
  path: '/api/v1/account/keys/{id}/rate_limits',
  summary: "The rate limits by product, and how much of them one of the signed-in user's keys has used",
  description: 'Returns what listRateLimits returns, for an app with a signed-in user.',
  auth: 'user',
  response: rateLimitsResponse,
  failures: [404],
})

export const rateLimitCalls = [listRateLimits, listKeyRateLimits] as const

const toJson = ({ requests, tokens = null }: { requests: number; tokens?: number | null }) => ({
  requests,
  tokens,
})

const rowOf = (product: LimitedProduct, used: LimitUsage | undefined) => {
  const { anonymous, standard, premium }: ProductLimits = limits[product]
  return {
    product,
    without_key: anonymous === undefined ? null : toJson(anonymous),
    standard: toJson(standard),
    premium: toJson(premium),
    usage: used === undefined ? null : { ...used, resets_at: used.resets_at?.toISOString() ?? null },
  }
}

/** Lists the limits, with what a key has used of them. Reading them is not a call of the key: it is neither counted nor logged. */
export function rateLimitRoutes(
  services: Pick<Core, 'database' | 'now'> & { verifyIdentity: VerifyIdentity },
): App {
  const { database, now } = services

  async function rowsOf(key: ApiKey) {
    const used = await readLimitUsage(database, products, key, now())
    return products.map((product) => rowOf(product, used[product]))
  }

  const app = createApp()
  app.openapi(listRateLimits, async (context) => {
    if (context.req.header('authorization') === undefined)
      return context.json(
        products.map((product) => rowOf(product, undefined)),
        200,
      )
    const key = await findKey(database, bearerToken(context) ?? '', now())
    if (key === undefined)
      throw new ApiFailure(401, 'This API key is not valid. It may be mistyped, expired or revoked.')
    return context.json(await rowsOf(key), 200)
  })
  app.openapi(withUser(services, listKeyRateLimits), async (context) => {
    const keys = await listKeysOfUser(database, context.get('identity').uid)
    const key = keys.find(({ id, revoked_at }) => id === context.req.param('id') && revoked_at === null)
    if (key === undefined) throw new ApiFailure(404, 'You have no key with this ID, or it is revoked.')
    return context.json(await rowsOf(key), 200)
  })
  return app
}
