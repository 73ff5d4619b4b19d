/** What the address says when the payment page sends a buyer back. */
export type CheckoutReturn = { outcome: 'paid'; before: number } | { outcome: 'cancelled' } | undefined

/** Reads the return from the payment page out of a query. */
export function readCheckoutReturn(query: URLSearchParams): CheckoutReturn {
  const outcome = query.get('checkout')
  if (outcome === 'cancelled') return { outcome }
  const before = Number(query.get('before'))
  return outcome === 'paid' && query.has('before') && Number.isSafeInteger(before) && before >= 0
    ? { outcome, before }
    : undefined
}

/** The two addresses that a checkout may lead back to. `before` is the paid balance on leaving: a rise above it is the purchase. */
export function returnAddresses(page: string, before: number): { success_url: string; cancel_url: string } {
  return { success_url: `${page}?checkout=paid&before=${before}`, cancel_url: `${page}?checkout=cancelled` }
}
