import { translator } from '@search-foundation/i18n/translator'
import { html } from 'hono/html'

import { page } from '../../kernel/http/page.ts'
import { buyerFields } from './buyer-fields.ts'
import type { Buyer } from './buyers.ts'
import { cardFields } from './card-fields.ts'
import type { Card, CardFaults, CardForm } from './cards.ts'
import { formatAmount } from './format-amount.ts'
import { invoiceState } from './invoice-page.ts'
import type { Invoice, PortalSession } from './objects.ts'
import { standInNote } from './payment-page.ts'

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
  {
    locale,
    form,
    faults = {},
    saved = false,
  }: { locale: string; form: CardForm; faults?: CardFaults; saved?: boolean },
) {
  const t = translator(locale, 'stand-ins')
  const cardText =
    card &&
    t('portal.card', { brand: card.brand, tail: card.last4, expires: `${card.exp_month}/${card.exp_year}` })
  return page(
    t('portal.title'),
    html`<h1>${t('portal.title')}</h1>
      ${standInNote(locale)} ${saved ? html`<p role="status">${t('portal.saved')}</p>` : ''}
      <form method="post" class="card" action="?form=card">
        <h2>${t('portal.cardTitle')}</h2>
        <p>${cardText ?? t('portal.noCard')}</p>
        ${cardFields({ locale, emailLabel: t('portal.email'), form, faults })}
        <button type="submit">${t('payment.saveCard')}</button>
      </form>
      <form method="post" class="card" action="?form=buyer">
        <h2>${t('portal.buyer')}</h2>
        ${buyerFields(buyer, locale)}
        <button type="submit">${t('portal.saveAddress')}</button>
      </form>
      <h2>${t('portal.invoices')}</h2>
      ${
        invoices.length === 0
          ? html`<p>${t('portal.noInvoices')}</p>`
          : html`<ul>
              ${invoices.map(
                (invoice) =>
                  html`<li>
                    <a href="${invoice.hosted_invoice_url}">${invoice.number}</a>,
                    ${formatAmount(invoice.total, invoice.currency, locale)},
                    ${invoiceState(invoice, locale)},
                    <a href="${invoice.invoice_pdf}">PDF</a>
                  </li>`,
              )}
            </ul>`
      }
      <p><a href="${session.return_url}">${t('portal.back')}</a></p>`,
    { language: locale },
  )
}

/** What an unknown or old session shows. */
export function missingPortalPage(locale: string) {
  const t = translator(locale, 'stand-ins')
  return page(
    t('portal.title'),
    html`<h1>${t('portal.expired')}</h1>
      <p>${t('portal.expiredText')}</p>`,
    { language: locale },
  )
}
