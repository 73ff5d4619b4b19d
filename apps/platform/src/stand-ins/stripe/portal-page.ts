import { html } from 'hono/html'

import { page } from '../../kernel/http/page.ts'
import { buyerFields } from './buyer-fields.ts'
import type { Buyer } from './buyers.ts'
import type { Card, CardErrors, CardForm } from './cards.ts'
import { formatAmount } from './format-amount.ts'
import type { Invoice, PortalSession } from './objects.ts'
import { cardField, standInNote } from './payment-page.ts'

/** What the portal shows of a customer. */
export interface PortalView {
  session: PortalSession
  card: Card | undefined
  buyer: Buyer
  invoices: readonly Invoice[]
}

/** The customer portal: the card of later charges, name, address and tax number, and the invoices. Works without JavaScript. */
export function portalPage(
  { session, card, buyer, invoices }: PortalView,
  { form, errors = {}, saved = false }: { form: CardForm; errors?: CardErrors; saved?: boolean },
) {
  return page(
    'Billing',
    html`<h1>Billing</h1>
      ${standInNote} ${saved ? html`<p role="status">Saved.</p>` : ''}
      <form method="post" class="card" action="?form=card">
        <h2>Card for later charges</h2>
        <p>
          ${card === undefined ? 'No card is saved.' : `${card.brand}, ends in ${card.last4}, expires ${card.exp_month}/${card.exp_year}.`}
        </p>
        ${cardField({ name: 'email', label: 'E-mail', form, errors, hint: 'name@example.org', autocomplete: 'email' })}
        ${cardField({ name: 'number', label: 'Card number', form, errors, hint: '4242 4242 4242 4242', autocomplete: 'cc-number' })}
        <div class="row">
          ${cardField({ name: 'expiry', label: 'Expiry', form, errors, hint: '12/34', autocomplete: 'cc-exp' })}
          ${cardField({ name: 'code', label: 'Security code', form, errors, hint: '123', autocomplete: 'cc-csc' })}
        </div>
        <button type="submit">Save card</button>
      </form>
      <form method="post" class="card" action="?form=buyer">
        <h2>Who buys</h2>
        ${buyerFields(buyer)}
        <button type="submit">Save address</button>
      </form>
      <h2>Invoices</h2>
      ${
        invoices.length === 0
          ? html`<p>No invoices yet.</p>`
          : html`<ul>
              ${invoices.map(
                (invoice) =>
                  html`<li>
                    <a href="${invoice.hosted_invoice_url}">${invoice.number}</a>,
                    ${formatAmount(invoice.total, invoice.currency)}, ${invoice.status},
                    <a href="${invoice.invoice_pdf}">PDF</a>
                  </li>`,
              )}
            </ul>`
      }
      <p><a href="${session.return_url}">Go back</a></p>`,
  )
}

/** What an unknown or old session shows. */
export const missingPortalPage = () =>
  page(
    'Billing',
    html`<h1>This page has expired</h1>
      <p>Go back to the dashboard and open it again.</p>`,
  )
