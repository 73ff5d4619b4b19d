import { html } from 'hono/html'

import type { ReceiptRecord } from '../../billing/receipts/schemas.ts'
import { page, readInline } from '../../kernel/http/page.ts'

const styles = [readInline(new URL('./receipt-page.css', import.meta.url))]

const number = (value: number) => value.toLocaleString('en-US')

/** A receipt as a page to print or save. It loads no other files. */
export function receiptPage(receipt: ReceiptRecord) {
  const { product_name: product, order_quantity: quantity, key_name: name } = receipt
  const how = receipt.kind === 'auto_recharge' ? 'Auto-recharge' : 'Checkout'
  const rows: readonly (readonly [string, string])[] = [
    ['Number', number(receipt.number)],
    ['Date', `${receipt.created_at.slice(0, 10)} (UTC)`],
    ['Product', product],
    ['Quantity', number(quantity)],
    ['Tokens', number(receipt.token_quantity)],
    ['Amount', receipt.amount_text],
    ['Bought by', how],
    ['API key', `${name === null ? '' : `${name}, `}ends in ${receipt.key_tail}`],
    ...(receipt.email === null ? [] : [['E-mail', receipt.email] as const]),
    ['Payment', receipt.id],
  ]
  return page(
    `Receipt ${receipt.number}`,
    html`<h1>Receipt ${receipt.number}</h1>
      <p class="note">
        This receipt comes from the local platform of Search Foundation. It is a test: no money moved, and it
        is no invoice.
      </p>
      <dl class="card">
        ${rows.map(
          ([term, value]) =>
            html`<dt>${term}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>`,
    { styles },
  )
}
