import { createHmac } from 'node:crypto'
import { ports } from '@search-foundation/start/services'

/** The secret that signs the payment stand-in's webhooks: `STRIPE_WEBHOOK_SECRET` or the platform's default. */
const secret = process.env['STRIPE_WEBHOOK_SECRET'] ?? 'whsec_local'

/** Returns the session of a payment page, from the provider's API. */
export async function readSession(paymentPage: string): Promise<object> {
  const { origin, pathname } = new URL(paymentPage)
  const response = await fetch(`${origin}/v1/checkout/sessions/${pathname.split('/').at(-1)}`, {
    headers: { authorization: 'Bearer sk_test_local' },
  })
  if (!response.ok) throw new Error(`The payment stand-in responded with ${response.status}.`)
  return (await response.json()) as object
}

/** Delivers "checkout completed" for a session, signed as the provider signs it. Returns the HTTP status. */
export async function deliverCompleted(session: object, eventId: string): Promise<number> {
  const body = JSON.stringify({
    id: eventId,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: session },
  })
  const seconds = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  const response = await fetch(`http://localhost:${ports.platform}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` },
    body,
  })
  return response.status
}
