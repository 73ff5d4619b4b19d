import { useModelsQuery, usePublicModelsQuery } from '@search-foundation/store/endpoints/models'
import { Dialog } from '@search-foundation/ui/dialog'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { embeddingModels, firstModel } from '../../ground/models/embedding-models.ts'
import { useIsSessionPending } from '../../ground/services/services.tsx'
import { NewJobForm } from './new-job-form.tsx'

/** Starts a bulk job with a file. It stays open while the file is being uploaded. */
export function NewJobDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('dashboard-bulk')
  const [isUploading, setUploading] = useState(false)
  return (
    <Dialog
      title={t('new.title')}
      description={t('new.description')}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isUploading}
    >
      <Models onUploading={setUploading} />
    </Dialog>
  )
}

function Models({ onUploading }: { onUploading: (isUploading: boolean) => void }) {
  const { t } = useTranslation('dashboard-bulk')
  const catalog = useModelsQuery(['embedding'])
  const served = usePublicModelsQuery()
  const isSessionPending = useIsSessionPending()
  if (catalog.isError || served.isError) {
    return (
      <ErrorState
        compact
        title={t('new.modelsFailed')}
        isRetrying={catalog.isFetching || served.isFetching}
        onRetry={() => {
          void catalog.refetch()
          void served.refetch()
        }}
      />
    )
  }
  // The form begins with the address of the user.
  if (catalog.data === undefined || served.data === undefined || isSessionPending)
    return <Skeleton height="20rem" shape="block" />
  const models = embeddingModels(catalog.data, served.data)
  return (
    <NewJobForm
      models={models.map(({ id }) => id)}
      first={firstModel(models)?.id ?? ''}
      onUploading={onUploading}
    />
  )
}
