import { html } from 'hono/html'

import { page } from '../../kernel/http/page.ts'
import { formatAmount } from './format-amount.ts'
import type { Invoice } from './objects.ts'
import { standInNote } from './payment-page.ts'

/** The hosted page of an invoice. */
export const invoicePage = (invoice: Invoice) =>
  page(
    `Invoice ${invoice.number}`,
    html`<h1>Invoice ${invoice.number}</h1>
      ${standInNote}
      <dl class="card">
        <dt>Seller</dt>
        <dd>${invoice.account_name}, ${invoice.account_country}</dd>
        <dt>Buyer</dt>
        <dd>${invoice.customer_name ?? invoice.customer_email ?? 'Not given'}</dd>
        ${invoice.lines.data.map(
          (line) =>
            html`<dt>${line.quantity} × ${line.description}</dt>
              <dd>${formatAmount(line.amount, invoice.currency)}</dd>`,
        )}
        ${invoice.total_taxes.map(
          (tax) =>
            html`<dt>Tax</dt>
              <dd>${formatAmount(tax.amount, invoice.currency)}</dd>`,
        )}
        <dt>Total</dt>
        <dd>${formatAmount(invoice.total, invoice.currency)}</dd>
        <dt>Status</dt>
        <dd>${invoice.status}</dd>
      </dl>
      <p><a href="${invoice.invoice_pdf}">Download as PDF</a></p>`,
  )
