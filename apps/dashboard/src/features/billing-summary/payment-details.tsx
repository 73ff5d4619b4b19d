import type { BillingDetails } from '@search-foundation/api-client'
import {
  useBillingDetailsQuery,
  useOpenBillingPortalMutation,
} from '@search-foundation/store/endpoints/billing'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { Text } from '@search-foundation/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApiKey, useKeyName } from '../../ground/api-key/api-key.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { QueryState } from '../../ground/query/query-state.tsx'
import { addressLines } from '../../ground/texts/address-lines.ts'
import { cardBrand } from '../../ground/texts/card-brand.ts'

const hasNothing = ({ name, email, address, tax_ids: taxIds, card }: BillingDetails) =>
  [name, email, address, card].every((fact) => fact === null) && taxIds.length === 0

/** Who buys for the key in use, and with which card, as the payment provider has it; and the way to its portal, where that is changed. */
export function PaymentDetails() {
  const { t, i18n } = useTranslation('dashboard-billing')
  const apiKey = useApiKey()
  // The portal, from which one comes back here, may have changed it.
  const query = useBillingDetailsQuery(apiKey, { refetchOnMountOrArgChange: true })
  const isEmpty = query.data !== undefined && hasNothing(query.data)
  const [openPortal] = useOpenBillingPortalMutation()
  const [isLeaving, setLeaving] = useState(false)
  const failure = useFailure()

  async function leave(): Promise<void> {
    setLeaving(true)
    try {
      const visit = { return_url: location.href, locale: i18n.language }
      const { url } = await openPortal({ apiKey, visit }).unwrap()
      // The button stays pending until the page is left.
      location.assign(url)
    } catch (error) {
      setLeaving(false)
      failure.show(error)
    }
  }

  return (
    <Card
      headingLevel={2}
      title={t('details.title', { key: useKeyName() })}
      description={t('details.description')}
      actions={
        <Button isPending={isLeaving} onClick={() => void leave()}>
          {t(isEmpty ? 'details.add' : 'details.portal')}
        </Button>
      }
    >
      <QueryState query={query} failed={t('details.failed')} height="12.5rem">
        {(details) =>
          isEmpty ? <Text tone="muted">{t('details.nothing')}</Text> : <Facts details={details} />
        }
      </QueryState>
    </Card>
  )
}

function Facts({ details: { name, email, address, tax_ids: taxIds, card } }: { details: BillingDetails }) {
  const { t, i18n } = useTranslation(['dashboard-billing', 'dashboard-auto-recharge', 'common'])
  const none = t('details.none')
  return (
    <DescriptionList
      items={[
        {
          term: t('dashboard-auto-recharge:card'),
          detail:
            card === null
              ? none
              : t('dashboard-auto-recharge:cardValue', {
                  brand: cardBrand(card.brand),
                  last4: card.last4,
                  expires: `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`,
                }),
        },
        { term: t('details.name'), detail: name ?? none },
        {
          term: t('common:billingAddress'),
          detail: address === null ? none : addressLines(address, i18n.language).join(', '),
        },
        {
          term: t('common:taxId'),
          detail: taxIds.length === 0 ? none : taxIds.map(({ value }) => value).join(', '),
        },
        { term: t('details.email'), detail: email ?? none },
      ]}
    />
  )
}
