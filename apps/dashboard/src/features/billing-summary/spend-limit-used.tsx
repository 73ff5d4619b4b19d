import { formatCompact, formatDate, formatPercent } from '@search-foundation/i18n/format'
import { useSpendLimitQuery } from '@search-foundation/store/endpoints/spend-limit'
import { Card } from '@search-foundation/ui/card'
import { Link } from '@search-foundation/ui/link'
import { Stat } from '@search-foundation/ui/stat'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../../ground/place/use-place.ts'
import { QueryError } from '../../ground/query/query-error.tsx'
import { useUid } from '../../ground/session/user-boundary.tsx'

/** How much of the account's spend limit is used, and where to change it. */
export function SpendLimitUsed() {
  const { t, i18n } = useTranslation(['dashboard-billing', 'dashboard-account-keys'])
  const { pathOf } = usePlace()
  const { data: limit, ...query } = useSpendLimitQuery({ uid: useUid() })
  const locale = i18n.language

  function detail() {
    if (limit == null) return t('dashboard-account-keys:spendLimit.description')
    const used = t('summary.limitUsed', {
      used: formatCompact(limit.used_tokens, locale),
      tokens: formatCompact(limit.tokens, locale),
    })
    if (limit.resets_at === null) return used
    const date = formatDate(limit.resets_at.slice(0, 10), locale)
    return (
      <>
        {used}
        <br />
        {t('dashboard-account-keys:budget.resets', { date })}
      </>
    )
  }

  return (
    <Card footer={<Link href={pathOf('key-manager')}>{t('summary.changeLimit')}</Link>}>
      {query.error !== undefined ? (
        <QueryError query={query} title={t('dashboard-account-keys:spendLimit.failed')} />
      ) : (
        <Stat
          label={t('dashboard-account-keys:spendLimit.title')}
          value={
            limit == null
              ? t('dashboard-account-keys:budget.none')
              : formatPercent(limit.used_tokens / limit.tokens, locale)
          }
          detail={detail()}
          isLoading={limit === undefined}
        />
      )}
    </Card>
  )
}
