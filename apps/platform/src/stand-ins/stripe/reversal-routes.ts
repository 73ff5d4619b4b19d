import { Hono } from 'hono'

import type { AnswerPost } from './answer-post.ts'
import { disputeForm, disputePayment, disputesOf, endDispute, evidenceForm, noFields } from './disputes.ts'
import { list } from './list.ts'
import type { StripeStore } from './objects.ts'
import { failRefund, refundForm, refundPayment, refundsOf } from './refunds.ts'
import { missing } from './stripe-error.ts'

/**
 * Money that goes back: `/refunds` and `/disputes`. What banks and card owners do at the real provider is done by calls below
 * `/test_helpers`: dispute a part of a payment, fail a refund.
 */
export function reversalRoutes({ store, post }: { store: StripeStore; post: AnswerPost }): Hono {
  const app = new Hono()
  /** A list cannot be about a payment that does not exist. */
  const knownPayment = (id: string | undefined): string | undefined => {
    if (id !== undefined && store.get('payment_intents', id) === undefined)
      throw missing('payment_intent', id)
    return id
  }
  app.post('/refunds', (context) => post(context, refundForm, (form, at) => refundPayment(store, form, at)))
  app.get('/refunds', (context) =>
    context.json(list('/v1/refunds', refundsOf(store, knownPayment(context.req.query('payment_intent'))))),
  )
  app.get('/disputes', (context) =>
    context.json(list('/v1/disputes', disputesOf(store, knownPayment(context.req.query('payment_intent'))))),
  )
  app.post('/disputes/:id', (context) =>
    post(context, evidenceForm, ({ evidence }, at) =>
      endDispute(
        store,
        context.req.param('id'),
        evidence.uncategorized_text === 'winning_evidence' ? 'won' : 'lost',
        at,
      ),
    ),
  )
  app.post('/disputes/:id/close', (context) =>
    post(context, noFields, (_, at) => endDispute(store, context.req.param('id'), 'lost', at)),
  )
  app.post('/test_helpers/disputes', (context) =>
    post(context, disputeForm, (form, at) => disputePayment(store, form, at)),
  )
  app.post('/test_helpers/refunds/:id/fail', (context) =>
    post(context, noFields, (_, at) => failRefund(store, context.req.param('id'), at)),
  )
  return app
}
