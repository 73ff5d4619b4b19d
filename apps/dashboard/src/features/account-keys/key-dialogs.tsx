import type { AccountKey } from '@search-foundation/api-client/account'

import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'
import { useOpenedKeyDialog } from './use-opened-key-dialog.ts'

const KeySettingsDialog = lazyDialog(
  async () => (await import('./key-settings-dialog.tsx')).KeySettingsDialog,
)
const RotateKeyDialog = lazyDialog(async () => (await import('./rotate-key-dialog.tsx')).RotateKeyDialog)
const RevokeKeyDialog = lazyDialog(async () => (await import('./revoke-key-dialog.tsx')).RevokeKeyDialog)

/** The dialog that the address asks for, if it is about one of the given keys and that key is not revoked. */
export function KeyDialogs({ keys }: { keys: readonly AccountKey[] }) {
  const { opened, close } = useOpenedKeyDialog()
  const propsFor = (wanted: string | null) => {
    const apiKey = keys.find(({ id, revoked_at }) => id === wanted && revoked_at === null)
    return { apiKey, isOpen: apiKey !== undefined, onClose: close }
  }
  return (
    <>
      <KeySettingsDialog {...propsFor(opened.edit)} />
      <RotateKeyDialog {...propsFor(opened.rotate)} />
      <RevokeKeyDialog {...propsFor(opened.revoke)} />
    </>
  )
}
