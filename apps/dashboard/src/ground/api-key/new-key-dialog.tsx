import { Button } from '@search-foundation/ui/button'
import { Dialog } from '@search-foundation/ui/dialog'
import { SecretField } from '@search-foundation/ui/secret-field'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface NewKeyDialogProps {
  /** Title and description until there is a key. */
  title: string
  description: string
  isOpen: boolean
  onClose: () => void
  /** Buttons until there is a key. */
  footer?: ReactNode
  /** Content until there is a key; `show` shows one. */
  children: (show: (key: string) => void) => ReactNode
}

/** Dialog of a task that results in a new key, and then the key, which is shown once: no press outside and no Escape closes it then. */
export function NewKeyDialog({ title, description, isOpen, onClose, footer, children }: NewKeyDialogProps) {
  const { t } = useTranslation('dashboard-keys')
  const [key, setKey] = useState<string>()
  function close(): void {
    onClose()
    setKey(undefined)
  }
  return (
    <Dialog
      title={key === undefined ? title : t('createKey.doneTitle')}
      description={key === undefined ? description : t('createKey.doneDescription')}
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      isDismissable={key === undefined}
      footer={
        key === undefined ? (
          footer
        ) : (
          <Button variant="solid" onClick={close}>
            {t('createKey.saved')}
          </Button>
        )
      }
    >
      {key === undefined ? (
        children(setKey)
      ) : (
        <SecretField
          label={t('key.label')}
          value={key}
          defaultRevealed
          downloadName="search-foundation-api-key.txt"
        />
      )}
    </Dialog>
  )
}
