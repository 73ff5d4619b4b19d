import type { AccountKey } from '@search-foundation/api-client/account'
import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { Button } from '@search-foundation/ui/button'
import { Icon, PlusIcon } from '@search-foundation/ui/icon'
import { Table, tableState } from '@search-foundation/ui/table'
import { useTranslation } from 'react-i18next'

import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'
import { EmptyWithDocs } from '../../ground/docs/empty-with-docs.tsx'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { useAccountKeyColumns } from './account-key-columns.tsx'
import { KeyDialogs } from './key-dialogs.tsx'
import { KeyMenu } from './key-menu.tsx'
import { useOpenedKeyDialog } from './use-opened-key-dialog.ts'

const CreateAccountKey = lazyDialog(async () => (await import('./create-account-key.tsx')).CreateAccountKey)

/** The keys of the signed-in user, without their text, which is not stored. The address holds which dialog is open, for which key. */
export function AccountKeysTable() {
  const { t } = useTranslation('dashboard-account-keys')
  const query = useAccountKeysQuery({ uid: useUid(), includeRevoked: true })
  const { opened, create, close } = useOpenedKeyDialog()
  const rows = query.data ?? []
  const createButton = (
    <Button size="sm" variant="solid" icon={<Icon of={PlusIcon} size="sm" />} onClick={create}>
      {t('create.action')}
    </Button>
  )
  return (
    <>
      <Table<AccountKey>
        {...tableState(query)}
        caption={t('caption')}
        columns={useAccountKeyColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        toolbar={rows.length > 0 && createButton}
        rowActions={(key) => key.revoked_at === null && <KeyMenu apiKey={key} />}
        empty={
          <EmptyWithDocs
            compact
            headingLevel={2}
            title={t('empty')}
            description={t('emptyDescription')}
            action={createButton}
          />
        }
      />
      <CreateAccountKey isOpen={opened.new !== null} onClose={close} />
      <KeyDialogs keys={rows} />
    </>
  )
}
