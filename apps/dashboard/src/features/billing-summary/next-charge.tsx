import { formatCompact, formatMoney } from '@search-foundation/i18n/format'
import { useProductsQuery } from '@search-foundation/store/endpoints/billing'
import { useKeyInfoQuery } from '@search-foundation/store/endpoints/keys'
import { Badge } from '@search-foundation/ui/badge'
import { Card } from '@search-foundation/ui/card'
import { Link } from '@search-foundation/ui/link'
import { Stack } from '@search-foundation/ui/stack'
import { Stat } from '@search-foundation/ui/stat'
import { useTranslation } from 'react-i18next'

import { useApiKey, useKeyName } from '../../ground/api-key/api-key.tsx'
import { readRecharge } from '../../ground/packs/read-recharge.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { QueryError } from '../../ground/query/query-error.tsx'

/** What auto-recharge of the key in use will charge, and when; that it is off, or paused. Leads to its settings. */
export function NextCharge() {
  const { t, i18n } = useTranslation(['dashboard-billing', 'dashboard-auto-recharge', 'dashboard-keys'])
  const { pathOf } = usePlace()
  const info = useKeyInfoQuery(useApiKey())
  const packs = useProductsQuery()
  const locale = i18n.language
  const recharge = info.data && readRecharge(info.data)
  const pack = packs.data?.find(({ price_id: id }) => id === recharge?.auto_recharge_price_id)
  const label = t('dashboard-keys:titleForKey', { title: t('summary.nextCharge'), key: useKeyName() })

  if (info.error !== undefined)
    return (
      <Card>
        <QueryError query={info} title={t('dashboard-auto-recharge:failed')} />
      </Card>
    )
  return (
    <Card
      footer={
        <Link href={pathOf('billing', { query: { view: 'auto-recharge' } })}>
          {t('dashboard-auto-recharge:title')}
        </Link>
      }
    >
      <Stack gap="sm">
        {recharge?.auto_recharge_paused === true && (
          <div>
            <Badge tone="warning">{t('dashboard-auto-recharge:paused')}</Badge>
          </div>
        )}
        <Stat
          label={label}
          value={
            recharge === undefined
              ? t('summary.noCharge')
              : pack === undefined
                ? recharge.auto_recharge_price_id
                : formatMoney(pack.price, pack.currency, locale)
          }
          detail={
            recharge === undefined || info.data === undefined
              ? t('summary.noChargeDetail')
              : recharge.auto_recharge_paused
                ? t('dashboard-auto-recharge:pausedDescription')
                : t('summary.chargeDetail', {
                    threshold: formatCompact(recharge.auto_recharge_threshold, locale),
                    balance: formatCompact(info.data.wallet.total_balance, locale),
                  })
          }
          isLoading={info.data === undefined || (recharge !== undefined && packs.isLoading)}
        />
      </Stack>
    </Card>
  )
}
