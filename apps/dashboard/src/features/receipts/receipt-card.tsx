import type { Invoice, Receipt } from '@search-foundation/api-client/account'
import { formatDateTime, formatMoney, formatNumber } from '@search-foundation/i18n/format'
import { useReceiptQuery } from '@search-foundation/store/endpoints/receipts'
import { Card } from '@search-foundation/ui/card'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { ItemState } from '../../ground/item/item-state.tsx'
import { useItemTitle } from '../../ground/item/item-title.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { addressLines } from '../../ground/texts/address-lines.ts'
import { cardBrand } from '../../ground/texts/card-brand.ts'
import { ReceiptActions } from './receipt-actions.tsx'
import { useReceiptTexts } from './use-receipt-texts.ts'

/** One receipt, with its page for printing. */
export function ReceiptCard({ id }: { id: string }) {
  const { t } = useTranslation('dashboard-receipts')
  const query = useReceiptQuery({ uid: useUid(), id })
  if (query.data !== undefined) return <Facts receipt={query.data} />
  return (
    <Card>
      <ItemState id={id} query={query} failed={t('failed')} height="20rem" />
    </Card>
  )
}

function Facts({ receipt }: { receipt: Receipt }) {
  const { t, i18n } = useTranslation([
    'dashboard-receipts',
    'dashboard-auto-recharge',
    'dashboard-frame',
    'common',
  ])
  const { pathOf } = usePlace()
  const texts = useReceiptTexts()
  const { number, created_at: at, amount, currency, email, key_id: keyId, token_quantity: tokens } = receipt
  const { invoice, kind } = receipt
  useItemTitle(`${t('number')} ${t('numbered', { number })}`)
  function invoiceItems({ hosted_invoice_url: page, tax, buyer, payment_method: card, ...rest }: Invoice) {
    const name = rest.number ?? number
    const address = buyer.address === null ? [] : addressLines(buyer.address, i18n.language)
    const lines = [buyer.name, ...address, ...buyer.tax_ids.map(({ value }) => value)].filter(Boolean)
    return [
      { term: t('common:taxIncluded'), detail: formatMoney(tax, currency, i18n.language) },
      ...(card === null
        ? []
        : [{ term: t('dashboard-auto-recharge:card'), detail: `${cardBrand(card.brand)} …${card.last4}` }]),
      ...(lines.length === 0 ? [] : [{ term: t('buyer'), detail: lines.join(', ') }]),
      ...(page === null
        ? []
        : [
            {
              term: t('common:invoice'),
              detail: (
                <Link external href={page}>
                  {t('invoicePage', { number: name })}
                </Link>
              ),
            },
          ]),
    ]
  }
  return (
    <Card
      headingLevel={2}
      title={t('dashboard-frame:item.billing')}
      actions={<ReceiptActions receipt={receipt} areNamed />}
    >
      <DescriptionList
        items={[
          { term: t('amount'), detail: formatMoney(amount, currency, i18n.language) },
          { term: t('pack'), detail: texts.pack(receipt) },
          { term: t('common:tokens'), detail: formatNumber(tokens, i18n.language) },
          { term: t('date'), detail: formatDateTime(at, i18n.language) },
          // Every receipt is for a purchase. Only an automatic one needs a line.
          ...(kind === 'checkout' ? [] : [{ term: t('kind'), detail: texts.kind(receipt) }]),
          {
            term: t('key'),
            detail: <Link href={pathOf('key-manager', { item: keyId })}>{texts.key(receipt)}</Link>,
          },
          ...(email === null ? [] : [{ term: t('sentTo'), detail: email }]),
          ...(invoice === null ? [] : invoiceItems(invoice)),
        ]}
      />
    </Card>
  )
}
