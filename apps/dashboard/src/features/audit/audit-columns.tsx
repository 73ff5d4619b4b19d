import type { AccountAction } from '@search-foundation/api-client/account'
import { formatDateTime } from '@search-foundation/i18n/format'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

/** The columns of the audit log. */
export function useAuditColumns(): Column<AccountAction>[] {
  const { t, i18n } = useTranslation(['dashboard-audit', 'common'])
  return [
    {
      id: 'at',
      header: t('time'),
      isRowHeader: true,
      card: 'detail',
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at, i18n.language)}</time>,
    },
    // In a card, what was done comes first.
    { id: 'action', header: t('action'), card: 'title', cell: ({ action }) => t(`actions.${action}`) },
    { id: 'actor', header: t('actor'), cell: ({ actor }) => t(`actors.${actor}`) },
    {
      id: 'key',
      header: t('common:key'),
      cell: ({ key_tail }) => key_tail !== null && <code>…{key_tail}</code>,
    },
    { id: 'ip', header: t('ip'), cell: ({ ip }) => ip !== null && <code>{ip}</code> },
  ]
}
