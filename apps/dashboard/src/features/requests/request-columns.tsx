import type { LoggedRequest } from '@search-foundation/api-client/account'
import { formatDateTime, formatDuration, formatNumber } from '@search-foundation/i18n/format'
import { Button } from '@search-foundation/ui/button'
import type { Column } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useStoredKeyName } from '../../ground/api-key/use-key-names.ts'
import { StatusBadge } from './status-badge.tsx'

/** The columns of the request log. A press on the time opens the details of the call. */
export function useRequestColumns(onOpen: (request: LoggedRequest) => void): Column<LoggedRequest>[] {
  const { t, i18n } = useTranslation(['dashboard-requests', 'common'])
  const keyName = useStoredKeyName()
  return [
    {
      id: 'at',
      header: t('time'),
      isRowHeader: true,
      width: '11rem',
      cell: (request) => (
        <Button size="sm" variant="quiet" onClick={() => onOpen(request)}>
          <time dateTime={request.at}>{formatDateTime(request.at, i18n.language)}</time>
        </Button>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      width: '13.5rem',
      cell: ({ status, error_code: code }) => (
        // In one line of text, so that a long code ends with a sign.
        <>
          <StatusBadge status={status} /> {code !== null && <code title={code}>{code}</code>}
        </>
      ),
    },
    {
      id: 'route',
      header: t('call'),
      width: '11.5rem',
      cell: ({ method, route }) => (
        <code title={`${method} ${route}`}>
          {method} {route}
        </code>
      ),
    },
    {
      id: 'model',
      header: t('common:model'),
      width: '10rem',
      card: 'none',
      cell: ({ model }) => model,
    },
    {
      id: 'key',
      header: t('common:key'),
      width: '8rem',
      card: 'none',
      cell: ({ key_name, key_tail }) => keyName(key_name, `…${key_tail}`),
    },
    {
      id: 'tokens',
      header: t('common:tokens'),
      align: 'end',
      width: '5.5rem',
      cell: ({ tokens }) => formatNumber(tokens, i18n.language),
    },
    {
      id: 'duration',
      header: t('duration'),
      align: 'end',
      width: '5.5rem',
      cell: ({ duration_ms }) => formatDuration(duration_ms, i18n.language),
    },
  ]
}
