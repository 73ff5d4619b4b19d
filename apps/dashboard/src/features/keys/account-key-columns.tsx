import type { AccountKey } from '@search-foundation/api-client/account'
import { formatDate, formatRelative } from '@search-foundation/i18n/format'
import { Badge } from '@search-foundation/ui/badge'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

/** The columns of a list of account keys. */
export function useAccountKeyColumns(): Column<AccountKey>[] {
  const { t, i18n } = useTranslation(['dashboard-keys', 'common'])
  return [
    {
      id: 'key',
      header: t('common:key'),
      isRowHeader: true,
      cell: ({ masked }) => <code>{masked}</code>,
    },
    {
      id: 'state',
      header: t('ownKeys.state'),
      cell: ({ revoked_at }) => (
        <Badge tone={revoked_at === null ? 'positive' : 'neutral'}>
          {t(revoked_at === null ? 'ownKeys.active' : 'ownKeys.revoked')}
        </Badge>
      ),
    },
    {
      id: 'created',
      header: t('ownKeys.created'),
      cell: ({ created_at }) => formatDate(created_at, i18n.language),
      sortValue: ({ created_at }) => created_at,
    },
    {
      id: 'used',
      header: t('ownKeys.lastUsed'),
      cell: ({ last_used_at }) =>
        last_used_at === null ? t('ownKeys.never') : formatRelative(last_used_at, new Date(), i18n.language),
      sortValue: ({ last_used_at }) => last_used_at ?? '',
    },
  ]
}
