import type { AccountKey } from '@search-foundation/api-client/account'
import { useTranslation } from '@search-foundation/i18n/use-translation'
import { useAccountKeysQuery } from '@search-foundation/store/endpoints/account-keys'
import { Button } from '@search-foundation/ui/button'
import { EmptyState } from '@search-foundation/ui/empty-state'
import {
  BanIcon,
  EllipsisIcon,
  Icon,
  PlusIcon,
  RefreshCwIcon,
  SettingsIcon,
} from '@search-foundation/ui/icon'
import { IconButton } from '@search-foundation/ui/icon-button'
import { Menu } from '@search-foundation/ui/menu'
import { Table, tableState } from '@search-foundation/ui/table'

import { useQueryParameters } from '../../ground/query/use-query-parameter.ts'
import { useUid } from '../../ground/session/user-boundary.tsx'
import { useAccountKeyColumns } from './account-key-columns.tsx'
import { CreateAccountKey } from './create-account-key.tsx'
import { KeySettingsDialog } from './key-settings-dialog.tsx'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'
import { RotateKeyDialog } from './rotate-key-dialog.tsx'

const closed = { new: null, edit: null, rotate: null, revoke: null }

/** The keys of the signed-in user, without their text, which is not stored. The address holds which dialog is open, for which key. */
export function AccountKeysTable() {
  const { t } = useTranslation('dashboard-account-keys')
  const query = useAccountKeysQuery({ uid: useUid(), includeRevoked: true })
  const [opened, open] = useQueryParameters('new', 'edit', 'rotate', 'revoke')
  const rows = query.data ?? []
  const activeKey = (wanted: string | null) =>
    rows.find(({ id, revoked_at }) => id === wanted && revoked_at === null)
  const close = () => open(closed)
  const createButton = (
    <Button
      size="sm"
      variant="solid"
      icon={<Icon of={PlusIcon} size="sm" />}
      onPress={() => open({ ...closed, new: 'key' })}
    >
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
        rowActions={({ id, name, masked, revoked_at }) =>
          revoked_at === null && (
            <Menu
              trigger={
                <IconButton
                  size="sm"
                  label={t('actionsOf', { name: name ?? masked })}
                  icon={<Icon of={EllipsisIcon} size="sm" />}
                />
              }
              items={[
                { id: 'edit', label: t('settings.action'), icon: <Icon of={SettingsIcon} size="sm" /> },
                { id: 'rotate', label: t('rotate.action'), icon: <Icon of={RefreshCwIcon} size="sm" /> },
                {
                  id: 'revoke',
                  label: t('revoke.action'),
                  icon: <Icon of={BanIcon} size="sm" />,
                  tone: 'negative',
                },
              ]}
              onAction={(action) => open({ ...closed, [action]: id })}
            />
          )
        }
        empty={
          <EmptyState
            compact
            headingLevel={2}
            title={t('empty')}
            description={t('emptyDescription')}
            action={createButton}
          />
        }
      />
      <CreateAccountKey isOpen={opened.new !== null} onClose={close} />
      <KeySettingsDialog apiKey={activeKey(opened.edit)} onClose={close} />
      <RotateKeyDialog apiKey={activeKey(opened.rotate)} onClose={close} />
      <RevokeKeyDialog apiKey={activeKey(opened.revoke)} onClose={close} />
    </>
  )
}
