import { Table } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { Page } from './page.tsx'
import { rateLimits, type RateLimit } from './rate-limits.ts'

export function RateLimitPage() {
  const { t } = useTranslation('dashboard')
  return (
    <Page tab="rate-limit">
      <Table<RateLimit>
        caption={t('rateLimit.caption')}
        rows={rateLimits}
        rowKey={({ product }) => product}
        columns={[
          {
            id: 'product',
            header: t('usage.product'),
            isRowHeader: true,
            cell: ({ product }) => t(`products.${product}`),
          },
          {
            id: 'without',
            header: t('rateLimit.without'),
            align: 'end',
            cell: ({ without }) => without ?? '–',
          },
          { id: 'standard', header: t('rateLimit.standard'), align: 'end', cell: ({ standard }) => standard },
          { id: 'premium', header: t('rateLimit.premium'), align: 'end', cell: ({ premium }) => premium },
        ]}
      />
      <p className="muted">{t('rateLimit.note')}</p>
    </Page>
  )
}
