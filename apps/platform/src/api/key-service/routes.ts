import type { Context } from 'hono'
import { z } from 'zod'

import { bearerToken } from '../../access/bearer-token.ts'
import { withBotCheck } from '../../access/with-bot-check.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { guard } from '../../kernel/http/guard.ts'
import { createKey } from '../../keys/keys.ts'
import { takeTrialGrant, trialWait } from '../../keys/trial-grants.ts'
import type { Services } from '../services.ts'

const newKey = z.object({
  api_key: z.string().describe('The key. It is returned only once, so store it safely.'),
})

const createTrialKey = defineRoute({
  id: 'createTrialKey',
  method: 'post',
  path: '/trial',
  summary: 'Create a key with ten million free tokens; limited per client and day',
  description:
    'Only this response contains the secret. A bot check keeps scripts from creating keys in bulk.',
  auth: 'optional-user',
  botCheck: true,
  response: newKey,
  failures: [429],
})

const createEmptyKey = defineRoute({
  id: 'createEmptyKey',
  method: 'post',
  path: '/empty',
  summary: 'Create a key without tokens',
  description:
    'Buy a pack for it or transfer tokens to it before you make paid calls. Only this response contains the secret.',
  auth: 'optional-user',
  botCheck: true,
  response: newKey,
})

export const keyServiceCalls = [createTrialKey, createEmptyKey] as const

/** Creation of keys. A key belongs to the signed-in user if the request has an identity token, else to nobody. */
export function keyServiceRoutes(services: Services): App {
  const { config, database, now } = services

  async function owner(context: Context): Promise<string | null> {
    const token = bearerToken(context)
    if (token === undefined) return null
    const identity = await services.verifyIdentity(token)
    if (identity === undefined) throw new ApiFailure(401, 'The sign-in has expired. Sign in again.')
    return identity.uid
  }

  /** The bot check comes after the sign-in: an expired sign-in does not use up its response. */
  const withOwner = <Route extends typeof createTrialKey | typeof createEmptyKey>(route: Route) =>
    guard(withBotCheck(services, route), async (context) => ({ userId: await owner(context) }))

  const limited = (retryAfter: number) =>
    new ApiFailure(429, "You've reached today's limit of trial keys.", { 'retry-after': String(retryAfter) })

  /** Comes before the bot check: its response is still good for a key without tokens. */
  const withinTrialLimit = guard(withOwner(createTrialKey), async (context) => {
    const wait = await trialWait(database, clientAddress(context), config.trialLimit, now())
    if (wait !== undefined) throw limited(wait)
    return {}
  })

  const app = createApp()
  app.openapi(withinTrialLimit, async (context) => {
    const userId = context.get('userId')
    const at = now()
    const ip = clientAddress(context)
    const key = await database.transaction(async (sql) => {
      const retryAfter = await takeTrialGrant(sql, ip, config.trialLimit, at)
      if (retryAfter !== undefined) throw limited(retryAfter)
      return createKey(sql, { kind: 'trial', userId, at, ip })
    })
    return context.json({ api_key: key.text }, 200)
  })
  app.openapi(withOwner(createEmptyKey), async (context) => {
    const order = { userId: context.get('userId'), at: now(), ip: clientAddress(context) }
    const key = await database.transaction((sql) => createKey(sql, { kind: 'zero', ...order }))
    return context.json({ api_key: key.text }, 200)
  })
  return app
}
