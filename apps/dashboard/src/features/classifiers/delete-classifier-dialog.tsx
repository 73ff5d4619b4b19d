import type { Classifier } from '@search-foundation/api-client'
import { useDeleteClassifierMutation } from '@search-foundation/store/endpoints/classifiers'
import { notify } from '@search-foundation/ui/notifications'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { ConfirmDialog } from '../../ground/dialogs/confirm-dialog.ts'
import { useFailure } from '../../ground/failures/use-failure.ts'

export interface DeleteClassifierDialogProps {
  /** The classifier to delete; undefined for none. */
  classifier: Classifier | undefined
  isOpen: boolean
  onClose: () => void
  onDeleted?: () => void
}

/** Deletes a classifier of the key in use after a confirmation. */
export function DeleteClassifierDialog({
  classifier,
  isOpen,
  onClose,
  onDeleted,
}: DeleteClassifierDialogProps) {
  const { t } = useTranslation('dashboard-classifiers')
  const apiKey = useApiKey()
  const failure = useFailure()
  const [deleteClassifier] = useDeleteClassifierMutation()

  async function confirm(): Promise<void> {
    if (classifier === undefined) return
    try {
      await deleteClassifier({ apiKey, id: classifier.classifier_id }).unwrap()
    } catch (error) {
      failure.show(error)
      throw error
    }
    notify({ tone: 'positive', message: t('delete.done') })
    onDeleted?.()
  }

  return (
    <ConfirmDialog
      title={t('delete.title', { id: classifier?.classifier_id.slice(0, 8) ?? '' })}
      description={t('delete.description')}
      confirmLabel={t('delete.confirm')}
      tone="negative"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={confirm}
    />
  )
}
