import { Hono } from 'hono'

import { readBuyer } from './buyers.ts'
import { cardBehaviour, checkCard, type CardForm } from './cards.ts'
import type { Session, StripeStore } from './objects.ts'
import { pageLocale } from './page-locale.ts'
import { confirmationPage, missingPaymentPage, paymentPage, type Refusal } from './payment-page.ts'
import { completeSession } from './sessions.ts'

const emptyForm: CardForm = { email: '', number: '', expiry: '', code: '' }
const returnAddress = (session: Session) => session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id)

/** The hosted payment page, `/c/pay/{session}`: pays a checkout or saves a card. `changed` is called after each, so that its webhook is sent at once. */
export function paymentRoutes(options: {
  store: StripeStore
  /** Of the pages. */
  address: () => string
  now: () => Date
  changed: () => void
}): Hono {
  const { store, now } = options
  const app = new Hono()
  /** A session that can be shown; an expired one is gone. */
  function sessionOf(id: string): Session | undefined {
    const session = store.get('sessions', id)
    return session?.status === 'expired' ? undefined : session
  }

  app.get('/:id', (context) => {
    const locale = pageLocale(context)
    const session = sessionOf(context.req.param('id'))
    if (session === undefined) return context.html(missingPaymentPage(locale), 404)
    if (session.status === 'complete') return context.redirect(returnAddress(session), 303)
    return context.html(paymentPage(session, { locale, form: emptyForm }))
  })

  app.post('/:id', async (context) => {
    const locale = pageLocale(context)
    const fields = new URLSearchParams(await context.req.text())
    const session = sessionOf(context.req.param('id'))
    if (session === undefined) return context.html(missingPaymentPage(locale), 404)
    if (session.status === 'complete') return context.redirect(returnAddress(session), 303)
    const form: CardForm = {
      email: fields.get('email') ?? '',
      number: fields.get('number') ?? '',
      expiry: fields.get('expiry') ?? '',
      code: fields.get('code') ?? '',
    }
    const faults = checkCard(form, now())
    if (Object.keys(faults).length > 0)
      return context.html(paymentPage(session, { locale, form, faults }), 422)
    const behaviour = cardBehaviour(form.number)
    const confirmation = fields.get('confirmation')
    if (behaviour === 'asks-owner' && confirmation === null)
      return context.html(confirmationPage(session, fields, locale))
    const isDeclined =
      behaviour === 'declined' || (behaviour === 'declines-later' && session.mode === 'payment')
    if (isDeclined || (behaviour === 'asks-owner' && confirmation !== 'yes')) {
      const refusal: Refusal = behaviour === 'asks-owner' ? 'asksOwner' : 'declined'
      return context.html(paymentPage(session, { locale, form: { ...form, code: '' }, refusal }), 402)
    }
    const buyer = readBuyer(fields)
    const address = options.address()
    store.write(completeSession(store, session, { ...form, buyer }, { behaviour, address, at: now() }))
    options.changed()
    return context.redirect(returnAddress(session), 303)
  })
  return app
}
