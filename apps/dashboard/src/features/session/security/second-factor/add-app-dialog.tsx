import type { PendingApp } from '@search-foundation/auth/second-factor'
import { Dialog } from '@search-foundation/ui/dialog'
import { Form, FormActions, SubmitButton } from '@search-foundation/ui/form'
import { Link } from '@search-foundation/ui/link'
import { notify } from '@search-foundation/ui/notifications'
import { QrCode } from '@search-foundation/ui/qr-code'
import { SecretField } from '@search-foundation/ui/secret-field'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'

import { useValidatedForm } from '../../../../ground/forms/use-validated-form.ts'
import { useServices } from '../../../../ground/services/services.tsx'
import { CodeForm } from '../../code-form.tsx'
import { useAuthFailure } from '../../use-auth-failure.ts'
import { useRecentSignIn } from '../use-recent-sign-in.tsx'
import styles from './add-app-dialog.module.css'

const nothing = v.object({})

export interface AddAppDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Adds an authenticator app as a second factor: the secret that it needs, as a QR code and as text, then its first code. */
export function AddAppDialog({ isOpen, onOpenChange }: AddAppDialogProps) {
  const { t } = useTranslation('auth')
  return (
    <Dialog
      size="sm"
      title={t('security.factor.addApp')}
      description={t('security.factor.appDescription')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <AddApp onAdded={() => onOpenChange(false)} />
    </Dialog>
  )
}

function AddApp({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation('auth')
  const { auth } = useServices()
  const failureText = useAuthFailure('account')
  const recent = useRecentSignIn()
  const form = useValidatedForm(nothing, {})
  const [pending, setPending] = useState<PendingApp>()

  async function confirm(code: string): Promise<void> {
    await pending?.confirm(code)
    notify({ tone: 'positive', message: t('security.factor.added') })
    onAdded()
  }

  return (
    <>
      {pending === undefined ? (
        <Form
          form={form}
          onSubmit={async () => setPending(await recent.run(() => auth.account.addApp()))}
          failureText={failureText}
        >
          <FormActions>
            <SubmitButton fullWidth>{t('security.factor.showSecret')}</SubmitButton>
          </FormActions>
        </Form>
      ) : (
        <Stack gap="md">
          <Text>{t('security.factor.enterSecret')}</Text>
          <QrCode className={styles.code} text={pending.address} label={t('security.factor.qr')} />
          <SecretField label={t('security.factor.secret')} value={pending.secret} defaultRevealed />
          <Link href={pending.address}>{t('security.factor.openApp')}</Link>
          <CodeForm description={t('factor.fromApp')} onSubmit={confirm} />
        </Stack>
      )}
      {recent.dialog}
    </>
  )
}
