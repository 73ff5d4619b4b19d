import { Hono } from 'hono'

import { createAnswerPost } from './answer-post.ts'
import { catalogRoutes } from './catalog-routes.ts'
import { chargeForm, chargeSavedCard } from './charge-saved-card.ts'
import { customerForm, deleteCustomer, newCustomer } from './customers.ts'
import { list } from './list.ts'
import type { StripeStore } from './objects.ts'
import { reversalRoutes } from './reversal-routes.ts'
import { newSession, sessionForm } from './session-form.ts'
import { invalid, missing, StripeError } from './stripe-error.ts'

/** Objects that can be read by id: the path, which is also the collection, and the name in error messages. */
const readable = {
  customers: 'customer',
  setup_intents: 'setup_intent',
  payment_methods: 'payment_method',
  payment_intents: 'payment_intent',
  refunds: 'refund',
  disputes: 'dispute',
} as const

/** The part of Stripe's API that the platform uses, under `/v1`. `changed` is called after each POST, since it may have recorded an event. */
export function apiRoutes(options: {
  store: StripeStore
  /** Of the payment pages. */
  address: () => string
  now: () => Date
  changed: () => void
}): Hono {
  const { store } = options
  const app = new Hono()
  app.use(async (context, next) => {
    if (!/^Bearer sk_test_\w+$/.test(context.req.header('authorization') ?? ''))
      throw new StripeError(401, 'invalid_request_error', 'A secret key of the test mode is missing.')
    await next()
  })

  const post = createAnswerPost(options)

  /** A customer that can be used; undefined for an unknown or deleted one. */
  function liveCustomer(id: string) {
    const customer = store.get('customers', id)
    return customer === undefined || 'deleted' in customer ? undefined : customer
  }

  app.post('/checkout/sessions', (context) =>
    post(context, sessionForm, (form, at) => {
      if (form.customer !== undefined && liveCustomer(form.customer) === undefined)
        throw invalid(`No such customer: '${form.customer}'`)
      const session = newSession(form, options.address(), at)
      return { status: 200, body: session, changes: [['sessions', session.id, session]] }
    }),
  )
  app.get('/checkout/sessions/:id', (context) => {
    const id = context.req.param('id')
    const session = store.get('sessions', id)
    if (session === undefined) throw missing('checkout.session', id)
    return context.json(session)
  })
  app.post('/customers', (context) =>
    post(context, customerForm, (form, at) => {
      const customer = newCustomer(form, at)
      return { status: 200, body: customer, changes: [['customers', customer.id, customer]] }
    }),
  )
  app.delete('/customers/:id', (context) => {
    const id = context.req.param('id')
    if (liveCustomer(id) === undefined) throw missing('customer', id)
    store.write(deleteCustomer(store, id))
    return context.json(store.get('customers', id))
  })
  app.post('/payment_intents', (context) =>
    post(context, chargeForm, (form, at) => chargeSavedCard(store, form, at)),
  )
  for (const [path, kind] of Object.entries(readable) as [keyof typeof readable, string][]) {
    app.get(`/${path}/:id`, (context) => {
      const id = context.req.param('id')
      const found = store.get(path, id)
      if (found === undefined) throw missing(kind, id)
      return context.json(found)
    })
  }
  app.get('/events', (context) => {
    const wanted = context.req.query('delivery_success')
    const found = store
      .all('events')
      .filter(({ isDelivered }) => wanted === undefined || String(isDelivered) === wanted)
    return context.json(list('/v1/events', found.map(({ event }) => event).toReversed()))
  })
  app.route('/', reversalRoutes({ store, post }))
  app.route('/', catalogRoutes())
  app.all('*', () => {
    throw new StripeError(404, 'invalid_request_error', 'Unrecognized request URL.')
  })
  return app
}
