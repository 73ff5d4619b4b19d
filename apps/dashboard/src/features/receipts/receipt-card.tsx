import type { Receipt } from '@search-foundation/api-client/account'
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
  const { t, i18n } = useTranslation(['dashboard-receipts', 'dashboard-frame', 'common'])
  const { pathOf } = usePlace()
  const texts = useReceiptTexts()
  const { number, created_at: at, amount, currency, email, key_id: keyId, token_quantity: tokens } = receipt
  useItemTitle(`${t('number')} ${t('numbered', { number })}`)
  return (
    <Card
      headingLevel={2}
      title={t('dashboard-frame:item.billing')}
      actions={<ReceiptActions receipt={receipt} />}
    >
      <DescriptionList
        items={[
          { term: t('amount'), detail: formatMoney(amount, currency, i18n.language) },
          { term: t('pack'), detail: texts.pack(receipt) },
          { term: t('common:tokens'), detail: formatNumber(tokens, i18n.language) },
          { term: t('date'), detail: formatDateTime(at, i18n.language) },
          { term: t('kind'), detail: texts.kind(receipt) },
          {
            term: t('key'),
            detail: <Link href={pathOf('key-manager', { item: keyId })}>{texts.key(receipt)}</Link>,
          },
          ...(email === null ? [] : [{ term: t('sentTo'), detail: email }]),
        ]}
      />
    </Card>
  )
}
