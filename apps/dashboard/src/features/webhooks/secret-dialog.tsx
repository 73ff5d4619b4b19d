import { Button } from '@search-foundation/ui/button'
import { Dialog } from '@search-foundation/ui/dialog'
import { SecretField } from '@search-foundation/ui/secret-field'
import { useTranslation } from 'react-i18next'

export interface SecretDialogProps {
  /** Undefined while the dialog is closed. */
  secret: string | undefined
  onClose: () => void
}

/** A new secret, which is shown once: no press outside and no Escape closes the dialog. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const { t } = useTranslation('dashboard-webhooks')
  return (
    <Dialog
      title={t('secret.title')}
      description={t('secret.description')}
      isOpen={secret !== undefined}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={false}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('secret.saved')}
        </Button>
      }
    >
      {secret !== undefined && (
        <SecretField
          label={t('secret.label')}
          value={secret}
          defaultRevealed
          downloadName="search-foundation-webhook-secret.txt"
        />
      )}
    </Dialog>
  )
}
