import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { findPack } from '../catalog/packs.ts'
import { page } from '../http/page.ts'
import type { Database } from '../storage/database.ts'
import { cardOutcome, checkCard, type CardForm } from './cards.ts'
import { paymentPage } from './payment-page.ts'
import { completeSession, providerId, readSession, saveSession, type Session } from './sessions.ts'

const order = z.object({
  mode: z.string(),
  success_url: z.url(),
  cancel_url: z.url(),
  client_reference_id: z.string().optional(),
  'line_items[0][price]': z.string(),
  'line_items[0][quantity]': z.coerce.number().int().min(1).default(1),
})

const emptyForm: CardForm = { email: '', number: '', expiry: '', code: '' }
const refused = (message: string) => ({ error: { type: 'invalid_request_error', message } })

function metadataOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1]
      return key === undefined ? [] : [[key, value]]
    }),
  )
}

/**
 * The payment provider's stand-in: the part of Stripe's API that checkout needs, and its hosted payment page.
 * `paid` is called after each payment, so that its webhook leaves at once.
 */
export function providerApp(options: {
  database: Database
  address: () => string
  now: () => Date
  paid: () => void
}): Hono {
  const { database, now } = options
  const app = new Hono()

  app.post('/v1/checkout/sessions', async (context) => {
    const fields = Object.fromEntries(new URLSearchParams(await context.req.text()))
    const parsed = order.safeParse(fields)
    if (!parsed.success)
      return context.json(refused(parsed.error.issues[0]?.message ?? 'Invalid request'), 400)
    const quantity = parsed.data['line_items[0][quantity]']
    const price = parsed.data['line_items[0][price]']
    const pack = findPack(price)
    if (pack === undefined) return context.json(refused(`No such price: '${price}'`), 400)
    const id = providerId('cs_test')
    const session: Session = {
      id,
      object: 'checkout.session',
      created: Math.floor(now().getTime() / 1000),
      livemode: false,
      mode: parsed.data.mode,
      status: 'open',
      payment_status: 'unpaid',
      url: `${options.address()}/c/pay/${id}`,
      success_url: parsed.data.success_url,
      cancel_url: parsed.data.cancel_url,
      client_reference_id: parsed.data.client_reference_id ?? null,
      metadata: metadataOf(fields),
      amount_total: pack.price * quantity,
      currency: pack.currency,
      customer_details: null,
      line_items: [{ price, quantity }],
    }
    await saveSession(database, session)
    return context.json(session)
  })

  app.get('/v1/checkout/sessions/:id', async (context) => {
    const session = await readSession(database, context.req.param('id'))
    return session === undefined
      ? context.json(refused('No such checkout session'), 404)
      : context.json(session)
  })

  const returnAddress = (session: Session) => session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id)
  const missing = () =>
    page(
      'Payment',
      html`<h1>This payment does not exist</h1>
        <p>Go back to the dashboard and start again.</p>`,
    )

  app.get('/c/pay/:id', async (context) => {
    const session = await readSession(database, context.req.param('id'))
    if (session === undefined) return context.html(missing(), 404)
    if (session.status === 'complete') return context.redirect(returnAddress(session), 303)
    return context.html(paymentPage(session, emptyForm))
  })

  app.post('/c/pay/:id', async (context) => {
    const session = await readSession(database, context.req.param('id'))
    if (session === undefined) return context.html(missing(), 404)
    if (session.status === 'complete') return context.redirect(returnAddress(session), 303)
    const fields = new URLSearchParams(await context.req.text())
    const form: CardForm = {
      email: fields.get('email') ?? '',
      number: fields.get('number') ?? '',
      expiry: fields.get('expiry') ?? '',
      code: fields.get('code') ?? '',
    }
    const errors = checkCard(form, now())
    if (Object.keys(errors).length > 0) return context.html(paymentPage(session, form, errors), 422)
    if (cardOutcome(form.number) === 'declined') {
      return context.html(
        paymentPage(
          session,
          { ...form, code: '' },
          {},
          'The card was declined. Nothing was charged. Try another card.',
        ),
        402,
      )
    }
    await completeSession(database, session.id, form.email, now())
    options.paid()
    return context.redirect(returnAddress(session), 303)
  })
  return app
}
