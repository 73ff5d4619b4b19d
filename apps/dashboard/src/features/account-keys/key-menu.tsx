import type { AccountKey } from '@search-foundation/api-client/account'
import { BanIcon, EllipsisIcon, Icon, RefreshCwIcon, SettingsIcon } from '@search-foundation/ui/icon'
import { Menu } from '@search-foundation/ui/menu'
import { useTranslation } from 'react-i18next'

import { useStoredKeyName } from '../../ground/api-key/use-key-names.ts'
import { useOpenedKeyDialog } from './use-opened-key-dialog.ts'

/** Menu of what can be done with a key of the account. */
export function KeyMenu({ apiKey: { id, name, masked } }: { apiKey: AccountKey }) {
  const { t } = useTranslation('dashboard-account-keys')
  const keyName = useStoredKeyName()
  const { open } = useOpenedKeyDialog()
  return (
    <Menu
      label={t('actionsOf', { name: keyName(name, masked) })}
      icon={<Icon of={EllipsisIcon} size="sm" />}
      align="end"
      items={[
        {
          label: t('settings.action'),
          icon: <Icon of={SettingsIcon} size="sm" />,
          onClick: () => open('edit', id),
        },
        {
          label: t('rotate.action'),
          icon: <Icon of={RefreshCwIcon} size="sm" />,
          onClick: () => open('rotate', id),
        },
        {
          label: t('revoke.action'),
          icon: <Icon of={BanIcon} size="sm" />,
          tone: 'negative',
          onClick: () => open('revoke', id),
        },
      ]}
    />
  )
}
