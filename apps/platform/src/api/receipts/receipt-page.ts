import { formatDate, formatNumber } from '@search-foundation/i18n/format'
import { translator } from '@search-foundation/i18n/translator'
import { html } from 'hono/html'

import type { ReceiptRecord } from '../../billing/receipts/schemas.ts'
import { page, readInline, staticPagePolicy } from '../../kernel/http/page.ts'

const styles = [readInline(new URL('./receipt-page.css', import.meta.url))]

export const receiptPagePolicy = staticPagePolicy(...styles)

/** An amount with all decimals and the code of its currency: USD 50.00. */
function formatAmount(minorUnits: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' })
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
}

/** A receipt as a page to print or save, in a language of the product. It loads no other files. */
export function receiptPage(receipt: ReceiptRecord, locale: string) {
  const t = translator(locale, 'receipt-page')
  const common = translator(locale, 'common')
  const { key_name: name, key_tail: tail } = receipt
  const title = t('title', { number: receipt.number })
  const rows: readonly (readonly [string, string])[] = [
    [t('date'), t('day', { date: formatDate(receipt.created_at.slice(0, 10), locale) })],
    [common('product'), receipt.product_name],
    [t('quantity'), formatNumber(receipt.order_quantity, locale)],
    [common('tokens'), formatNumber(receipt.token_quantity, locale)],
    [t('amount'), formatAmount(receipt.amount, receipt.currency, locale)],
    [t('kind'), t(`kinds.${receipt.kind}`)],
    [t('key'), name === null ? t('keyTail', { tail }) : t('namedKey', { name, tail })],
    ...(receipt.email === null ? [] : [[t('email'), receipt.email] as const]),
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
