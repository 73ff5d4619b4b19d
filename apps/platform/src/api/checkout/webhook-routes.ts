import { z } from 'zod'

import { settleEvent } from '../../billing/checkout/settle-event.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { readBytes } from '../../kernel/http/body/read-bytes.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { log } from '../../kernel/log.ts'
import type { Services } from '../services.ts'

const receivePaymentEvent = defineRoute({
  id: 'receivePaymentEvent',
  method: 'post',
  path: '/webhooks/stripe',
  summary: 'Receive a signed event from the payment provider',
  auth: 'none',
  audience: 'local',
  headers: z.object({ 'stripe-signature': z.string() }),
  body: z.looseObject({ id: z.string(), type: z.string() }),
  response: z.object({ received: z.literal(true) }),
  failures: [400],
})

export const webhookCalls = [receivePaymentEvent] as const

/** A webhook's own clock may differ from ours by this much, in both directions. The SDK checks only the past. */
const toleranceSeconds = 300

const isWithin = (signed: number, seconds: number) => Math.abs(signed - seconds) <= toleranceSeconds

/** Returns when a webhook was signed, in seconds since 1970; NaN unless its signature has exactly one time. */
function signedAt(header: string): number {
  const times = header.split(',').filter((part) => part.trim().startsWith('t='))
  return times.length === 1 ? Number(times[0]?.trim().slice('t='.length)) : Number.NaN
}

/**
 * The payment provider's events. An event takes effect once by its id, a payment is credited once by its own id,
 * and both are recorded in one transaction with the credit, so a process killed midway leaves nothing half done.
 */
export function webhookRoutes(services: Services): App {
  const { config, now, stripe } = services
  const app = createApp()
  // Not validated by the route: the signature is over the bytes of the body.
  app.on(receivePaymentEvent.method, receivePaymentEvent.getRoutingPath(), async (context) => {
    const header = context.req.header('stripe-signature') ?? ''
    const milliseconds = now().getTime()
    // Before the body is read: a stranger cannot send us much.
    if (!/(^|,)\s*v1=/.test(header) || !isWithin(signedAt(header), milliseconds / 1000))
      throw new ApiFailure(400, 'The signature of this webhook is missing, old, or lies in the future.')
    const body = new TextDecoder().decode(await readBytes(context))
    let event
    try {
      event = await stripe.webhooks.constructEventAsync(
        body,
        header,
        config.stripe.webhookSecret,
        toleranceSeconds,
        undefined,
        milliseconds,
      )
    } catch {
      throw new ApiFailure(400, 'The signature of this webhook is not valid.')
    }
    await settleEvent(services, stripe, { id: event.id, type: event.type, object: event.data.object })
    log('info', 'webhook settled', { webhook: event.id, type: event.type })
    return context.json({ received: true })
  })
  return app
}
