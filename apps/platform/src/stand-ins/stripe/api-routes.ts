import { Hono } from 'hono'

import { createAnswerPost } from './answer-post.ts'
import { catalogRoutes } from './catalog-routes.ts'
import { chargeForm, chargeSavedCard } from './charge-saved-card.ts'
import {
  customerForm,
  deleteCustomer,
  liveCustomer,
  newCustomer,
  taxIdsOf,
  updateCustomer,
} from './customers.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { list } from './list.ts'
import type { StripeStore } from './objects.ts'
import { newPortalSession, portalForm } from './portal-routes.ts'
import { chargeOf } from './refunds.ts'
import { reversalRoutes } from './reversal-routes.ts'
import { newSession, sessionForm } from './session-form.ts'
import { invalid, missing, StripeError } from './stripe-error.ts'

/** Objects that can be read by id: the path, which is also the collection, and the name in error messages. */
const readable = {
  customers: 'customer',
  setup_intents: 'setup_intent',
  payment_methods: 'payment_method',
  invoices: 'invoice',
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

  app.post('/checkout/sessions', (context) =>
    post(context, sessionForm, (form, at) => {
      if (form.customer !== undefined && liveCustomer(store, form.customer) === undefined)
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
  app.post('/customers/:id', (context) =>
    post(context, customerForm, (form, at) => updateCustomer(store, context.req.param('id'), form, at)),
  )
  app.get('/customers/:id/tax_ids', (context) => {
    const id = context.req.param('id')
    if (liveCustomer(store, id) === undefined) throw missing('customer', id)
    return context.json(list(`/v1/customers/${id}/tax_ids`, taxIdsOf(store, id)))
  })
  app.delete('/customers/:id', (context) => {
    const id = context.req.param('id')
    if (liveCustomer(store, id) === undefined) throw missing('customer', id)
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
  app.post('/billing_portal/sessions', (context) =>
    post(context, portalForm, (form, at) =>
      newPortalSession(store, form, { address: options.address(), at }),
    ),
  )
  app.get('/payment_intents/:id', (context) => {
    const id = context.req.param('id')
    const payment = store.get('payment_intents', id)
    if (payment === undefined) throw missing('payment_intent', id)
    const wantsCharge = Object.values(context.req.query()).includes('latest_charge')
    return context.json(
      wantsCharge && payment.latest_charge !== null
        ? { ...payment, latest_charge: chargeOf(store, payment) }
        : payment,
    )
  })
  app.route('/', reversalRoutes({ store, post }))
  app.route('/', invoiceRoutes({ store, post, address: options.address }))
  app.route('/', catalogRoutes())
  app.all('*', () => {
    throw new StripeError(404, 'invalid_request_error', 'Unrecognized request URL.')
  })
  return app
}
