import { Button } from '@search-foundation/ui/button'
import { useTranslation } from 'react-i18next'

import styles from './demo-actions.module.css'

export interface DemoActionsProps {
  submitLabel: string
  /** @default "Cancel" */
  cancelLabel?: string | undefined
  /** Whether a request is on its way, which the visitor may cancel. */
  isPending: boolean
  onCancel: () => void
}

/** The buttons below the fields of a demo. */
export function DemoActions({ submitLabel, cancelLabel, isPending, onCancel }: DemoActionsProps) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="solid" size="lg" isPending={isPending}>
        {submitLabel}
      </Button>
      {isPending ? (
        <Button size="lg" variant="quiet" onClick={onCancel}>
          {cancelLabel ?? t('cancel')}
        </Button>
      ) : null}
    </div>
  )
}
