import { Hono, type Context } from 'hono'
import { z } from 'zod'

import type { Database, Sql } from '../../kernel/storage/database.ts'
import { catalogRoutes } from './catalog-routes.ts'
import { chargeForm, chargeSavedCard } from './charge-saved-card.ts'
import { once, type ProviderResponse } from './idempotency.ts'
import { invalid, missing, ProviderFailure } from './provider-failure.ts'
import { readProviderForm } from './provider-form.ts'
import { providerId, readObject, saveObject, seconds, type Customer } from './provider-objects.ts'
import { newSession, sessionForm } from './session-form.ts'
import { readSession, saveSession } from './sessions.ts'

const customerForm = z.object({
  email: z.email().optional(),
  metadata: z.record(z.string(), z.string()).default({}),
})

const stored = {
  customers: 'customer',
  setup_intents: 'setup_intent',
  payment_methods: 'payment_method',
  payment_intents: 'payment_intent',
} as const

/** The part of Stripe's API that this platform uses, under `/v1`. `changed` is called after each POST, since it may have recorded an event. */
export function providerApi(options: {
  database: Database
  address: () => string
  now: () => Date
  changed: () => void
}): Hono {
  const { database, now } = options
  const app = new Hono()
  app.use(async (context, next) => {
    if (!/^Bearer sk_test_\w+$/.test(context.req.header('authorization') ?? ''))
      throw new ProviderFailure(401, 'invalid_request_error', 'A secret key of the test mode is missing.')
    await next()
  })

  async function post<Schema extends z.ZodType>(
    context: Context,
    schema: Schema,
    work: (sql: Sql, form: z.infer<Schema>, at: Date) => Promise<ProviderResponse>,
  ): Promise<Response> {
    const text = await context.req.text()
    const parsed = schema.safeParse(readProviderForm(text))
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw invalid(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'Invalid request'}`)
    }
    const at = now()
    const key = context.req.header('idempotency-key')
    const request = { key, path: context.req.path, text, at }
    const answer = await once(database, request, (sql) => work(sql, parsed.data, at))
    options.changed()
    if (answer.replayed) context.header('idempotent-replayed', 'true')
    return context.json(answer.body, answer.status)
  }

  app.post('/checkout/sessions', (context) =>
    post(context, sessionForm, async (sql, form, at) => {
      if (form.customer !== undefined && (await readObject(sql, 'customer', form.customer)) === undefined)
        throw invalid(`No such customer: '${form.customer}'`)
      const session = newSession(form, options.address(), at)
      await saveSession(sql, session)
      return { status: 200, body: session }
    }),
  )
  app.get('/checkout/sessions/:id', async (context) => {
    const id = context.req.param('id')
    const session = await readSession(database, id)
    if (session === undefined) throw missing('checkout.session', id)
    return context.json(session)
  })
  app.post('/customers', (context) =>
    post(context, customerForm, async (sql, form, at) => {
      const customer: Customer = {
        id: providerId('cus'),
        object: 'customer',
        created: seconds(at),
        livemode: false,
        email: form.email ?? null,
        metadata: form.metadata,
      }
      await saveObject(sql, customer)
      return { status: 200, body: customer }
    }),
  )
  app.post('/payment_intents', (context) => post(context, chargeForm, chargeSavedCard))
  for (const [path, kind] of Object.entries(stored)) {
    app.get(`/${path}/:id`, async (context) => {
      const id = context.req.param('id')
      const found = await readObject(database, kind, id)
      if (found === undefined) throw missing(kind, id)
      return context.json(found.data)
    })
  }
  app.route('/', catalogRoutes())
  return app
}
