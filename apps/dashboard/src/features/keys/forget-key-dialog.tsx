import { apiKeyChosen } from '@search-foundation/store/embedding'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { ConfirmDialog } from '@search-foundation/ui/confirm-dialog'
import { useTranslation } from 'react-i18next'

export interface ForgetKeyDialogProps {
  apiKey: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks before the key in use is removed from this browser. */
export function ForgetKeyDialog({ apiKey, ...dialog }: ForgetKeyDialogProps) {
  const { t } = useTranslation('dashboard-keys')
  const dispatch = useAppDispatch()
  const tail = apiKey.slice(-4)
  return (
    <ConfirmDialog
      {...dialog}
      title={t('key.forgetTitle', { tail })}
      description={t('key.forgetDescription')}
      confirmLabel={t('key.forget')}
      tone="negative"
      requiredText={tail}
      onConfirm={() => void dispatch(apiKeyChosen(null))}
    />
  )
}
