import type { AccountKey } from '@search-foundation/api-client/account'
import { formatDate, formatRelative } from '@search-foundation/i18n/format'
import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { skipToken } from '@search-foundation/store/hooks'
import { Badge } from '@search-foundation/ui/badge'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Table } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useSession } from '../../app/services.tsx'
import { viewStatus } from '../../app/view-status.ts'

/** The keys that the signed-in user made: without their text, which is kept nowhere. */
export function OwnKeysTable({ onSignIn }: { onSignIn: () => void }) {
  const { t, i18n } = useTranslation('dashboard')
  const { status, user } = useSession()
  const query = useAccountKeysQuery(user === null ? skipToken : { uid: user.uid, includeRevoked: true })
  const { data, refetch } = query
  if (status !== 'signed-in')
    return (
      <Card>
        <EmptyState
          compact
          headingLevel={2}
          title={t('ownKeys.signedOut')}
          description={t('ownKeys.signedOutDescription')}
          action={<Button onPress={onSignIn}>{t('settings.signIn')}</Button>}
        />
      </Card>
    )
  const locale = i18n.language
  return (
    <Table<AccountKey>
      caption={t('ownKeys.caption')}
      rows={data ?? []}
      rowKey={({ id }) => id}
      status={viewStatus(query)}
      onRetry={() => void refetch()}
      empty={
        <EmptyState
          compact
          headingLevel={2}
          title={t('ownKeys.empty')}
          description={t('ownKeys.emptyDescription')}
        />
      }
      columns={[
        {
          id: 'key',
          header: t('ownKeys.key'),
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
          cell: ({ created_at }) => formatDate(created_at, locale),
          sortValue: ({ created_at }) => created_at,
        },
        {
          id: 'used',
          header: t('ownKeys.lastUsed'),
          cell: ({ last_used_at }) =>
            last_used_at === null ? t('ownKeys.never') : formatRelative(last_used_at, new Date(), locale),
          sortValue: ({ last_used_at }) => last_used_at ?? '',
        },
      ]}
    />
  )
}
