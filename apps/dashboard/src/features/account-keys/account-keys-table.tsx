import type { AccountKey } from '@search-foundation/api-client/account'
import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Icon, SettingsIcon } from '@search-foundation/ui/icon'
import { IconButton } from '@search-foundation/ui/icon-button'
import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { useQueryParameter } from '../../ground/query/use-query-parameter.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { useAccountKeyColumns } from './account-key-columns.tsx'
import { KeySettingsDialog } from './key-settings-dialog.tsx'

/** The keys of the signed-in user, without their text, which is not stored. The address holds which one is being changed. */
export function AccountKeysTable() {
  const { t } = useTranslation('dashboard-account-keys')
  const query = useAccountKeysQuery({ uid: useUid(), includeRevoked: true })
  const [edited, setEdited] = useQueryParameter('edit')
  const rows = query.data ?? []
  return (
    <>
      <Table<AccountKey>
        {...tableState(query)}
        caption={t('caption')}
        columns={useAccountKeyColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        rowActions={({ id, name, masked, revoked_at }) =>
          revoked_at === null && (
            <IconButton
              size="sm"
              label={t('settings.of', { name: name ?? masked })}
              icon={<Icon of={SettingsIcon} size="sm" />}
              onPress={() => setEdited(id)}
            />
          )
        }
        empty={<EmptyState compact headingLevel={2} title={t('empty')} description={t('emptyDescription')} />}
      />
      <KeySettingsDialog
        apiKey={rows.find(({ id, revoked_at }) => id === edited && revoked_at === null)}
        onClose={() => setEdited(null)}
      />
    </>
  )
}
