import type { AccountKey } from '@search-foundation/api-client/account'
import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useDialogs } from '../../ground/dialogs/use-dialogs.ts'
import { useSignedIn } from '../../ground/services/services.tsx'
import { useAccountKeyColumns } from './account-key-columns.tsx'

/** The keys of the signed-in user, without their text, which is not stored. */
export function AccountKeysTable() {
  const user = useSignedIn()
  return user === null ? <SignedOut /> : <KeysOfUser uid={user.uid} />
}

function KeysOfUser({ uid }: { uid: string }) {
  const { t } = useTranslation(['dashboard-keys', 'common'])
  const query = useAccountKeysQuery({ uid, includeRevoked: true })
  return (
    <Table<AccountKey>
      {...tableState(query)}
      caption={t('ownKeys.caption')}
      columns={useAccountKeyColumns()}
      rows={query.data ?? []}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          compact
          headingLevel={2}
          title={t('ownKeys.empty')}
          description={t('ownKeys.emptyDescription')}
        />
      }
    />
  )
}

function SignedOut() {
  const { t } = useTranslation(['dashboard-keys', 'common'])
  const dialogs = useDialogs()
  return (
    <Card>
      <EmptyState
        compact
        headingLevel={2}
        title={t('ownKeys.signedOut')}
        description={t('ownKeys.signedOutDescription')}
        action={<Button onPress={() => dialogs.show('sign-in')}>{t('common:signIn')}</Button>}
      />
    </Card>
  )
}
