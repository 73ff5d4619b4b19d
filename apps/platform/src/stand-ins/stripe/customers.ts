import { z } from 'zod'

import {
  newId,
  seconds,
  type Customer,
  type Session,
  type StripeChange,
  type StripeStore,
} from './objects.ts'

export const customerForm = z.object({
  email: z.email().optional(),
  metadata: z.record(z.string(), z.string()).default({}),
})

export const newCustomer = ({ email, metadata }: z.infer<typeof customerForm>, at: Date): Customer => ({
  id: newId('cus'),
  object: 'customer',
  created: seconds(at),
  livemode: false,
  email: email ?? null,
  metadata,
})

const withoutEmail = (session: Session): Session => ({ ...session, customer_details: null })

/** Deletes a customer: saved cards and open payment pages end, payments stay without an e-mail address. */
export function deleteCustomer(store: StripeStore, id: string): StripeChange[] {
  const isOfCustomer = ({ customer }: { customer: string | null }) => customer === id
  const sessions = store.all('sessions').filter(isOfCustomer)
  const methods = store.all('payment_methods').filter(isOfCustomer)
  const events = store
    .all('events')
    .filter(({ event: { data } }) => 'customer' in data.object && isOfCustomer(data.object))
  return [
    ['customers', id, { id, object: 'customer', deleted: true }],
    ...sessions.map((session): StripeChange => {
      const status = session.status === 'open' ? 'expired' : session.status
      return ['sessions', session.id, { ...withoutEmail(session), status, url: null }]
    }),
    ...methods.flatMap((method): StripeChange[] => [
      ['payment_methods', method.id, null],
      ['behaviours', method.id, null],
    ]),
    ...store
      .all('setup_intents')
      .filter(isOfCustomer)
      .map((setup): StripeChange => ['setup_intents', setup.id, null]),
    ...events.map((stored): StripeChange => {
      const { object } = stored.event.data
      const anonymous = object.object === 'checkout.session' ? withoutEmail(object) : object
      return [
        'events',
        stored.event.id,
        { ...stored, event: { ...stored.event, data: { object: anonymous } } },
      ]
    }),
  ]
}
