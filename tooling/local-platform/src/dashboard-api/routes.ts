import { Hono } from 'hono'
import { requireBotCheck, type VerifyBotCheck } from '../bot-check/require-bot-check.ts'
import { packs } from '../catalog/packs.ts'
import { createCheckout, type Stripe } from '../checkout/create-checkout.ts'
import { ApiFailure } from '../http/api-failure.ts'
import type { App } from '../http/base-app.ts'
import { parse, parseJson } from '../http/parse.ts'
import { findKey, listKeysOfUser, revokeKey } from '../keys/keys.ts'
import { listTransactions, totalConsumption } from '../ledger/transactions.ts'
import { bearerToken } from '../meter/meter.ts'
import type { Services } from '../services.ts'
import { readKeyInfo } from './key-info.ts'
import { checkoutBody, keyQuery, pageQuery } from './schemas.ts'

/** The longest history that `billing/transaction` answers at once; longer ones are read page by page. */
const HISTORY_LIMIT = 1000

/** The dashboard API, `/api/v1` (specification §7). */
export function dashboardApiRoutes(services: Services, stripe: Stripe, verifyBotCheck: VerifyBotCheck): App {
  const { database, meter, now } = services
  const app: App = new Hono()

  app.get('/api_key/fe_user', async (context) => {
    const { api_key } = parse(keyQuery, context.req.query(), 'query')
    const key = await findKey(database, api_key)
    if (key === undefined)
      throw new ApiFailure(401, 'This API key is not valid. It may be mistyped or revoked.')
    return context.json(await readKeyInfo(database, key, now()))
  })
  app.delete('/api_key', async (context) => {
    const { key } = await meter.authenticate(context)
    await requireBotCheck(context, verifyBotCheck)
    await revokeKey(database, key.id, now())
    return context.json({ revoked: true })
  })
  app.get('/keys', async (context) => {
    const identity = await services.verifyIdentity(bearerToken(context) ?? '')
    if (identity === undefined) throw new ApiFailure(401, 'Sign in to see your keys.')
    const keys = await listKeysOfUser(database, identity.uid)
    return context.json(keys.map(({ user_id: _, ...key }) => key))
  })
  app.get('/product', (context) => context.json(packs.map(({ speed_level: _, ...pack }) => pack)))
  app.get('/billing/transaction', async (context) => {
    const { key } = await meter.authenticate(context)
    return context.json((await listTransactions(database, key.id, HISTORY_LIMIT)).records)
  })
  app.get('/billing/paginated_transaction', async (context) => {
    const { key } = await meter.authenticate(context)
    const page = parse(pageQuery, context.req.query(), 'query')
    return context.json(await listTransactions(database, key.id, page.num_records, page.cursor))
  })
  app.get('/billing/total_consumption', async (context) => {
    const { key } = await meter.authenticate(context)
    return context.json(await totalConsumption(database, key.id))
  })
  app.post('/checkout_session', async (context) => {
    const { key } = await meter.authenticate(context)
    const order = await parseJson(context, checkoutBody)
    return context.json({ url: await createCheckout(stripe, services.config.appOrigins, key, order) })
  })
  return app
}
