import { formatDate, formatNumber } from '@search-foundation/i18n/format'
import { translator } from '@search-foundation/i18n/translator'
import { html } from 'hono/html'

import { packNameIn } from '../../billing/catalog/pack-name-in.ts'
import type { ReceiptRecord } from '../../billing/receipts/schemas.ts'
import { page, readInline, staticPagePolicy } from '../../kernel/http/page.ts'

type Translate = ReturnType<typeof translator<'receipt-page'>>
type TranslateCommon = ReturnType<typeof translator<'common'>>

const styles = [readInline(new URL('./receipt-page.css', import.meta.url))]

export const receiptPagePolicy = staticPagePolicy(...styles)

/** An amount with all decimals and the code of its currency: USD 50.00. */
function formatAmount(minorUnits: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' })
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
}

type Row = readonly [term: string, value: unknown]

/** Who bought, as far as the provider's invoice says it. */
function buyerRows({ email, invoice }: ReceiptRecord, t: Translate, common: TranslateCommon): Row[] {
  const { name, address, tax_ids: taxIds = [] } = invoice?.buyer ?? {}
  const place = address && [address.postal_code, address.city].filter((part) => part !== null).join(' ')
  const lines = address && [address.line1, address.line2, place, address.state, address.country]
  return [
    ...[name, email].flatMap((buyer): Row[] => (buyer == null ? [] : [[t('email'), buyer]])).slice(0, 2),
    ...(lines ? [[common('billingAddress'), lines.filter(Boolean).join(', ')] as const] : []),
    ...taxIds.map(({ value }): Row => [common('taxId'), value]),
  ]
}

/** The links to the provider's invoice. */
function invoiceRows({ invoice }: ReceiptRecord, t: Translate, common: TranslateCommon): Row[] {
  const links = [
    [invoice?.hosted_invoice_url, invoice?.number ?? t('invoicePage')],
    [invoice?.invoice_pdf, t('invoicePdf')],
  ] as const
  const shown = links.filter(([address]) => address != null)
  if (shown.length === 0) return []
  return [[common('invoice'), shown.map(([address, text]) => html`<a href="${address}">${text}</a> `)]]
}

/** A receipt as a page to print or save, in a language of the product. It loads no other files. */
export function receiptPage(receipt: ReceiptRecord, locale: string) {
  const t = translator(locale, 'receipt-page')
  const common = translator(locale, 'common')
  const { key_name: name, key_tail: tail, seller, invoice } = receipt
  const amount = (minorUnits: number) => formatAmount(minorUnits, receipt.currency, locale)
  const card = invoice?.payment_method
  const title = t('title', { number: receipt.number })
  const rows: readonly Row[] = [
    [t('date'), t('day', { date: formatDate(receipt.created_at.slice(0, 10), locale) })],
    [common('product'), packNameIn(receipt.product_name, locale)],
    [t('quantity'), formatNumber(receipt.order_quantity, locale)],
    [common('tokens'), formatNumber(receipt.token_quantity, locale)],
    [t('amount'), amount(receipt.amount)],
    ...(invoice === null ? [] : [[common('taxIncluded'), amount(invoice.tax)] as const]),
    ...(card == null ? [] : [[t('paymentMethod'), t('card', card)] as const]),
    [t('kind'), t(`kinds.${receipt.kind}`)],
    [t('key'), name === null ? t('keyTail', { tail }) : t('namedKey', { name, tail })],
    ...buyerRows(receipt, t, common),
    [t('seller'), `${seller.name}, ${seller.address}`],
    ...(seller.tax_id === null ? [] : [[t('sellerTaxId'), seller.tax_id] as const]),
    ...invoiceRows(receipt, t, common),
    [t('payment'), receipt.id],
  ]
  return page(
    title,
    html`<h1>${title}</h1>
      ${receipt.livemode ? '' : html`<p class="note">${t('test')}</p>`}
      <dl class="card">
        ${rows.map(
          ([term, value]) =>
            html`<dt>${term}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>`,
    { language: locale, styles },
  )
}
