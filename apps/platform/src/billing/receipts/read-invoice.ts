import StripeSdk from 'stripe'

import { log } from '../../kernel/log.ts'
import type { Stripe } from '../checkout/stripe.ts'
import { buyerAddress } from './buyer-address.ts'
import type { Invoice } from './schemas.ts'

/** An invoice of the provider, and the payment behind it. */
export interface ReadInvoice {
  invoice: Invoice
  paymentIntent: string | null
  /** Minor units (cents). */
  paid: number
  currency: string
  livemode: boolean
  metadata: Record<string, string>
}

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

/** Returns the card that paid; null for another way to pay. */
async function cardOf(stripe: Stripe, paymentIntent: string): Promise<Invoice['payment_method']> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntent, {
    expand: ['latest_charge'],
  })
  const details = charge === null || typeof charge === 'string' ? null : charge.payment_method_details
  const { brand, last4 } = details?.card ?? {}
  return brand == null || last4 == null ? null : { brand, last4 }
}

/** Reads an invoice from the provider, with its tax, its buyer and the card that paid. Throws when the provider does not respond. */
export async function readInvoice(stripe: Stripe, id: string): Promise<ReadInvoice> {
  const found = await stripe.invoices.retrieve(id, { expand: ['payments'] })
  const paymentIntent = idOf(found.payments?.data[0]?.payment.payment_intent)
  return {
    invoice: {
      id: found.id,
      number: found.number,
      hosted_invoice_url: found.hosted_invoice_url ?? null,
      invoice_pdf: found.invoice_pdf ?? null,
      tax: (found.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
      buyer: {
        name: found.customer_name,
        address: buyerAddress(found.customer_address),
        tax_ids: (found.customer_tax_ids ?? []).flatMap(({ type, value }) =>
          value === null ? [] : [{ type, value }],
        ),
      },
      payment_method: paymentIntent === null ? null : await cardOf(stripe, paymentIntent),
    },
    paymentIntent,
    paid: found.amount_paid,
    currency: found.currency,
    livemode: found.livemode,
    metadata: found.metadata ?? {},
  }
}

/**
 * Returns an invoice with links that work now: those of the provider end after some weeks. When the provider does not respond, or has
 * the invoice no longer, the stored links stay.
 */
export async function withFreshLinks(stripe: Stripe, invoice: Invoice): Promise<Invoice> {
  try {
    const { hosted_invoice_url: page, invoice_pdf: pdf } = await stripe.invoices.retrieve(invoice.id)
    return { ...invoice, hosted_invoice_url: page ?? null, invoice_pdf: pdf ?? null }
  } catch (error) {
    if (!(error instanceof StripeSdk.errors.StripeError)) throw error
    log('warn', 'invoice not read', { invoice: invoice.id, error: error.message })
    return invoice
  }
}
