import type { Context } from 'hono'

import { withBotCheck } from '../../access/with-bot-check.ts'
import { withUser } from '../../access/with-user.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import type { Identity } from '../../kernel/identity.ts'
import {
  changeAccountKey,
  createAccountKey,
  revokeAccountKey,
  rotateAccountKey,
  type KeyOwner,
} from '../../keys/account-keys.ts'
import { linkKey } from '../../keys/link-key.ts'
import { readAccountKeys } from '../../keys/read-account-keys.ts'
import { createSessionKey, endSessionKeys } from '../../keys/session-keys.ts'
import type { Services } from '../services.ts'
import * as calls from './route-definitions.ts'

const ownerOf = (context: Context): KeyOwner => ({
  identity: context.get('identity') as Identity,
  ip: clientAddress(context),
})

const idOf = (context: Context): string => context.req.param('id') ?? ''

/** The keys of the signed-in user. */
export function accountKeyRoutes(services: Services): App {
  const { database, now } = services
  const app = createApp()
  app.openapi(withUser(services, calls.listAccountKeys), async (context) => {
    const { uid } = context.get('identity')
    const includeRevoked = context.req.valid('query').include_revoked === 'true'
    return context.json({ keys: await readAccountKeys(database, uid, now(), { includeRevoked }) }, 200)
  })
  app.openapi(withUser(services, withBotCheck(services, calls.createAccountKey)), async (context) =>
    context.json(await createAccountKey(services, ownerOf(context), context.req.valid('json')), 201),
  )
  app.openapi(withUser(services, calls.changeAccountKey), async (context) => {
    const change = context.req.valid('json')
    return context.json(await changeAccountKey(services, ownerOf(context), idOf(context), change), 200)
  })
  app.openapi(withUser(services, withBotCheck(services, calls.revokeAccountKey)), async (context) =>
    context.json(await revokeAccountKey(services, ownerOf(context), idOf(context)), 200),
  )
  app.openapi(withUser(services, withBotCheck(services, calls.rotateAccountKey)), async (context) => {
    const { grace_seconds: graceSeconds } = context.req.valid('json')
    return context.json(await rotateAccountKey(services, ownerOf(context), idOf(context), graceSeconds), 200)
  })
  app.openapi(withUser(services, calls.linkAccountKey), async (context) =>
    context.json(await linkKey(services, ownerOf(context), context.req.valid('json').api_key), 200),
  )
  app.openapi(withUser(services, calls.createSessionKey), async (context) => {
    const { scopes = null } = context.req.valid('json')
    return context.json(await createSessionKey(services, context.get('identity'), idOf(context), scopes), 201)
  })
  app.openapi(withUser(services, calls.endSessionKeys), async (context) =>
    context.json({ ended: await endSessionKeys(database, context.get('identity')) }, 200),
  )
  return app
}
