import type { Product } from '@search-foundation/api-client'
import { formatCompact, formatMoney } from '@search-foundation/i18n/format'
import { useOpenCheckoutMutation, useProductsQuery } from '@search-foundation/store/endpoints/billing'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { showFailure } from '../../app/show-failure.ts'
import { returnAddresses } from './checkout-return.ts'

export interface PacksProps {
  apiKey: string | null
  onCreateKey: () => void
}

/** The packs on offer; buying leads to the payment page. */
export function Packs({ apiKey, onCreateKey }: PacksProps) {
  const { t } = useTranslation('dashboard')
  const { data, isError, isFetching, refetch } = useProductsQuery()
  const info = useKeyInfoQuery(apiKey ?? '', { skip: apiKey === null })
  const [openCheckout] = useOpenCheckoutMutation()
  const [leaving, setLeaving] = useState<string>()

  async function buy(pack: Product): Promise<void> {
    if (apiKey === null || info.data === undefined || leaving !== undefined) return
    setLeaving(pack.price_id)
    try {
      const page = location.origin + location.pathname
      const order = { price_id: pack.price_id, ...returnAddresses(page, info.data.wallet.regular_balance) }
      const { url } = await openCheckout({ apiKey, order }).unwrap()
      // The page is left now; the button stays pending so that a second press opens no second checkout.
      location.assign(url)
    } catch (error) {
      setLeaving(undefined)
      showFailure(error, t('unreachable'))
    }
  }

  if (isError)
    return <ErrorState title={t('packs.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (data === undefined) {
    return (
      <div className="cards">
        {['a', 'b', 'c'].map((key) => (
          <Card key={key}>
            <Skeleton height="11rem" shape="block" />
          </Card>
        ))}
      </div>
    )
  }
  return (
    <ul className="cards plain-list">
      {data.map((pack) => (
        <li key={pack.id}>
          <PackCard
            pack={pack}
            action={
              pack.price === 0 ? (
                <Button fullWidth onPress={onCreateKey}>
                  {t('packs.getTrial')}
                </Button>
              ) : (
                <Button
                  fullWidth
                  variant="solid"
                  isPending={leaving === pack.price_id}
                  isDisabled={
                    apiKey === null ||
                    info.data === undefined ||
                    (leaving !== undefined && leaving !== pack.price_id)
                  }
                  onPress={() => void buy(pack)}
                >
                  {t('packs.buy', {
                    name: t(`packs.${pack.price_id}.name`, { defaultValue: pack.product_name }),
                  })}
                </Button>
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}

function PackCard({ pack, action }: { pack: Product; action: React.ReactNode }) {
  const { t, i18n } = useTranslation('dashboard')
  const perMillion = pack.price / (pack.token_quantity / 1_000_000) / 100
  const rate = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: pack.currency,
    maximumFractionDigits: 3,
  }).format(perMillion)
  return (
    <Card
      headingLevel={2}
      title={t(`packs.${pack.price_id}.name`, { defaultValue: pack.product_name })}
      description={t(`packs.${pack.price_id}.description`, { defaultValue: pack.product_description })}
      footer={action}
    >
      <p className="pack-price">
        {pack.price === 0 ? t('packs.noPrice') : formatMoney(pack.price, pack.currency, i18n.language)}
      </p>
      <p className="muted">
        {t('packs.tokens', { tokens: formatCompact(pack.token_quantity, i18n.language) })}
        {pack.price > 0 && ` · ${t('packs.rate', { rate })}`}
      </p>
    </Card>
  )
}
