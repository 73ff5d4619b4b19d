import type { Stripe } from '../checkout/stripe.ts'
import type { Charge } from './charges.ts'
import { declineOf } from './decline-of.ts'

/**
 * Pays a charge by an invoice: draft, line, number and tax, payment with the saved card. Every step has an idempotency key of the charge,
 * so that a retry goes on where an ended process was. Returns the invoice's id. Throws the provider's error when the card is refused,
 * after which the invoice is void, and an Error when the provider asks for another price than ours.
 */
export async function payCharge(
  stripe: Stripe,
  charge: Charge,
  { automaticTax }: { automaticTax: boolean },
): Promise<string> {
  const { id: chargeId, customer_id: customer } = charge
  const step = (name: string) => ({ idempotencyKey: `${chargeId}:${name}` })
  const { id } = await stripe.invoices.create(
    {
      customer,
      currency: charge.currency,
      collection_method: 'charge_automatically',
      auto_advance: false,
      automatic_tax: { enabled: automaticTax },
      pending_invoice_items_behavior: 'exclude',
      metadata: { charge_id: chargeId, key_id: charge.key_id, price_id: charge.price_id },
    },
    step('invoice'),
  )
  const line = { customer, invoice: id, pricing: { price: charge.price_id }, quantity: 1 }
  await stripe.invoiceItems.create(line, step('line'))
  const { subtotal } = await stripe.invoices.finalizeInvoice(id, { auto_advance: false }, step('final'))
  if (subtotal !== charge.amount) {
    await stripe.invoices.voidInvoice(id, {}, step('void'))
    throw new Error(
      `The payment provider asks for ${subtotal} instead of ${charge.amount} of ${charge.price_id}.`,
    )
  }
  try {
    const how = { payment_method: charge.payment_method_id, off_session: true }
    await stripe.invoices.pay(id, how, step('pay'))
  } catch (error) {
    // One that was refused is not to be paid later by another way: the next charge has an invoice of its own.
    if (declineOf(error) !== undefined) await stripe.invoices.voidInvoice(id, {}, step('void'))
    throw error
  }
  return id
}
