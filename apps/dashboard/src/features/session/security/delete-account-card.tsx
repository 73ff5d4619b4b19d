import { AuthError } from '@search-foundation/auth/auth-error'
import { formatPhone } from '@search-foundation/i18n/format-phone'
import {
  useDeleteAccountMutation,
  useExportAccountMutation,
} from '@search-foundation/store/endpoints/account'
import { serviceError } from '@search-foundation/store/service-error'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { ConfirmDialog } from '@search-foundation/ui/confirm-dialog'
import { DownloadIcon, Icon } from '@search-foundation/ui/icon'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useFailure } from '../../../ground/failures/use-failure.ts'
import { useDownload } from '../../../ground/files/use-download.ts'
import { useOpened } from '../../../ground/query/use-opened.ts'
import { useServices, useSignedIn } from '../../../ground/services/services.tsx'
import { useRecentSignIn } from './use-recent-sign-in.tsx'
import styles from './delete-account-card.module.css'

const consequences = ['keys', 'balance', 'receipts', 'identity'] as const

/** Deletes the account after the user has read what is lost, typed its address or phone number, and signed in recently. */
export function DeleteAccountCard() {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const user = useSignedIn()
  const failure = useFailure()
  const recent = useRecentSignIn()
  const download = useDownload()
  const [deleteAccount] = useDeleteAccountMutation()
  const [exportAccount, { isLoading: isExporting }] = useExportAccountMutation()
  const { open, dialogOf } = useOpened('dialog')
  if (user === null) return null
  const name = user.email ?? user.phoneNumber ?? user.uid

  async function requestDeletion(): Promise<void> {
    try {
      await deleteAccount({ confirm: name }).unwrap()
    } catch (error) {
      // The service has no other reason to forbid it than a sign-in that is too long ago.
      throw serviceError(error).status === 403 ? new AuthError('requires-recent-login') : error
    }
    notify({ tone: 'positive', message: t('security.delete.done') })
  }

  async function confirm(): Promise<void> {
    try {
      await recent.run(() => auth.account.delete(requestDeletion))
    } catch (error) {
      failure.show(error)
      throw error
    }
  }

  return (
    <Card headingLevel={2} title={t('security.delete.title')} description={t('security.delete.description')}>
      <Button variant="negative" onClick={() => open('dialog', 'delete-account')}>
        {t('security.delete.action')}
      </Button>
      <ConfirmDialog
        tone="negative"
        title={t('security.delete.question')}
        description={t('security.delete.description')}
        confirmLabel={t('security.delete.action')}
        requiredText={formatPhone(name)}
        {...dialogOf('dialog', 'delete-account')}
        onConfirm={confirm}
      >
        <ul className={styles.consequences}>
          {consequences.map((consequence) => (
            <li key={consequence}>{t(`security.delete.${consequence}`)}</li>
          ))}
        </ul>
        <Button
          icon={<Icon of={DownloadIcon} size="sm" />}
          isPending={isExporting}
          onClick={() => void download(exportAccount(), 'account.json')}
        >
          {t('security.delete.export')}
        </Button>
      </ConfirmDialog>
      {recent.dialog}
    </Card>
  )
}
