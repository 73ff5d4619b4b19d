import { translator } from '@search-foundation/i18n/translator'
import { html } from 'hono/html'

import { page } from '../../kernel/http/page.ts'
import { formatAmount } from './format-amount.ts'
import type { Invoice } from './objects.ts'
import { standInNote } from './payment-page.ts'

/** Whether an invoice is paid, in words. */
export const invoiceState = ({ status }: Invoice, locale: string): string =>
  translator(locale, 'stand-ins')(`invoice.states.${status}`)

/** The hosted page of an invoice. */
export function invoicePage(invoice: Invoice, locale: string) {
  const t = translator(locale, 'stand-ins')
  const amount = (minorUnits: number) => formatAmount(minorUnits, invoice.currency, locale)
  const heading = t('invoice.heading', { number: invoice.number })
  return page(
    heading,
    html`<h1>${heading}</h1>
      ${standInNote(locale)}
      <dl class="card">
        <dt>${t('invoice.seller')}</dt>
        <dd>${invoice.account_name}, ${invoice.account_country}</dd>
        <dt>${t('invoice.buyer')}</dt>
        <dd>${invoice.customer_name ?? invoice.customer_email ?? t('invoice.notGiven')}</dd>
        ${invoice.lines.data.map(
          (line) =>
            html`<dt>${line.quantity} × ${line.description}</dt>
              <dd>${amount(line.amount)}</dd>`,
        )}
        ${invoice.total_taxes.map(
          (tax) =>
            html`<dt>${t('invoice.tax')}</dt>
              <dd>${amount(tax.amount)}</dd>`,
        )}
        <dt>${t('invoice.total')}</dt>
        <dd>${amount(invoice.total)}</dd>
        <dt>${t('invoice.state')}</dt>
        <dd>${invoiceState(invoice, locale)}</dd>
      </dl>
      <p><a href="${invoice.invoice_pdf}">${t('invoice.download')}</a></p>`,
    { language: locale },
  )
}

/** What an unknown invoice shows. */
export function missingInvoicePage(locale: string) {
  const t = translator(locale, 'stand-ins')
  return page(t('invoice.missing'), html`<h1>${t('invoice.missing')}</h1>`, { language: locale })
}
