import { Hono, type Context } from 'hono'
import { z } from 'zod'

import { readBuyer, taxIdChanges } from './buyers.ts'
import { cardBehaviour, cardSummary, checkCard, type CardForm } from './cards.ts'
import { customerChanges, liveCustomer, taxIdsOf } from './customers.ts'
import type { Outcome } from './idempotency.ts'
import {
  newId,
  seconds,
  type Customer,
  type PaymentMethod,
  type PortalSession,
  type StripeChange,
  type StripeStore,
} from './objects.ts'
import { pageLocale } from './page-locale.ts'
import { missingPortalPage, portalPage, type PortalView } from './portal-page.ts'
import { invalid } from './stripe-error.ts'

export const portalForm = z.object({
  customer: z.string(),
  return_url: z.url(),
  configuration: z.string().optional(),
  locale: z.string().optional(),
})

/** How long a session's page can be opened. */
const sessionSeconds = 60 * 60

/** Opens the portal for a customer; its page lies at `address`. */
export function newPortalSession(
  store: StripeStore,
  { customer, return_url, locale }: z.infer<typeof portalForm>,
  { address, at }: { address: string; at: Date },
): Outcome {
  if (liveCustomer(store, customer) === undefined) throw invalid(`No such customer: '${customer}'`)
  const id = newId('bps')
  const url = `${address}/p/session/${id}`
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    created: seconds(at),
    livemode: false,
    customer,
    return_url,
    url,
    locale: locale ?? null,
  }
  return { status: 200, body: session, changes: [['portal_sessions', id, session]] }
}

const emptyForm: CardForm = { email: '', number: '', expiry: '', code: '' }

const localeOf = (context: Context, { session }: PortalView) =>
  pageLocale(context, session.locale ?? undefined)

function newCard(customer: Customer, form: CardForm, at: Date): StripeChange[] {
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    created: seconds(at),
    livemode: false,
    type: 'card',
    customer: customer.id,
    card: cardSummary(form),
    billing_details: { email: form.email },
  }
  return [
    ['payment_methods', method.id, method],
    ['behaviours', method.id, { behaviour: cardBehaviour(form.number) }],
    ...customerChanges({ ...customer, invoice_settings: { default_payment_method: method.id } }, at),
  ]
}

/** The hosted portal, `/p/session/{session}`: changes card, address and tax number. `changed` is called after each. */
export function portalRoutes({
  store,
  now,
  changed,
}: {
  store: StripeStore
  now: () => Date
  changed: () => void
}): Hono {
  const app = new Hono()

  function read(id: string): { customer: Customer; view: PortalView } | undefined {
    const session = store.get('portal_sessions', id)
    if (session === undefined || session.created + sessionSeconds < seconds(now())) return undefined
    const customer = liveCustomer(store, session.customer)
    if (customer === undefined) return undefined
    const method = customer.invoice_settings.default_payment_method
    const view: PortalView = {
      session,
      card: method === null ? undefined : store.get('payment_methods', method)?.card,
      buyer: { name: customer.name, address: customer.address, taxIds: taxIdsOf(store, customer.id) },
      invoices: store
        .all('invoices')
        .filter((invoice) => invoice.customer === customer.id && invoice.status !== 'draft')
        .toReversed(),
    }
    return { customer, view }
  }

  app.get('/:id', (context) => {
    const found = read(context.req.param('id'))
    if (found === undefined) return context.html(missingPortalPage(pageLocale(context)), 404)
    const locale = localeOf(context, found.view)
    const email = found.customer.email ?? ''
    const saved = context.req.query('saved') !== undefined
    return context.html(portalPage(found.view, { locale, form: { ...emptyForm, email }, saved }))
  })

  app.post('/:id', async (context) => {
    const fields = new URLSearchParams(await context.req.text())
    const found = read(context.req.param('id'))
    if (found === undefined) return context.html(missingPortalPage(pageLocale(context)), 404)
    const { customer, view } = found
    if (context.req.query('form') === 'card') {
      const text = (name: string) => fields.get(name) ?? ''
      const form = {
        email: text('email'),
        number: text('number'),
        expiry: text('expiry'),
        code: text('code'),
      }
      const faults = checkCard(form, now())
      if (Object.keys(faults).length > 0) {
        const locale = localeOf(context, view)
        return context.html(portalPage(view, { locale, form, faults }), 422)
      }
      store.write(newCard(customer, form, now()))
    } else {
      const { name, address, taxIds } = readBuyer(fields)
      store.write([
        ...customerChanges({ ...customer, name, address }, now()),
        ...taxIdChanges(store, customer.id, taxIds[0], now()),
      ])
    }
    changed()
    return context.redirect('?saved', 303)
  })
  return app
}
