/** How a buyer came back from the payment page. `before` is the paid balance in tokens before the purchase. */
export type CheckoutReturn = { outcome: 'paid'; before: number } | { outcome: 'cancelled' } | undefined

/** Reads the return from the payment page from a query; undefined when there is none. */
export function readCheckoutReturn(query: URLSearchParams): CheckoutReturn {
  const outcome = query.get('checkout')
  if (outcome === 'cancelled') return { outcome }
  const before = Number(query.get('before'))
  return outcome === 'paid' && query.has('before') && Number.isSafeInteger(before) && before >= 0
    ? { outcome, before }
    : undefined
}

/**
 * Returns the addresses to which a checkout leads back, for the same choice of a `key`. A paid balance above `before` shows that the tokens are
 * credited.
 */
export function returnAddresses(
  page: string,
  before: number,
  key: string | null = null,
): { success_url: string; cancel_url: string } {
  const address = (query: Record<string, string>) =>
    `${page}?${new URLSearchParams({ ...query, ...(key !== null && { key }) })}`
  return {
    success_url: address({ checkout: 'paid', before: String(before) }),
    cancel_url: address({ checkout: 'cancelled' }),
  }
}
