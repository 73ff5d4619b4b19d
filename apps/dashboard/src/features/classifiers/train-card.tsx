import { useModelsQuery, usePublicModelsQuery } from '@search-foundation/store/endpoints/models'
import { Card } from '@search-foundation/ui/card'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useTranslation } from 'react-i18next'

import { embeddingModels, firstModel } from '../../ground/models/embedding-models.ts'
import { TrainForm } from './train-form.tsx'

/** Trains a classifier from examples, with the key in use. */
export function TrainCard() {
  const { t } = useTranslation('dashboard-classifiers')
  const catalog = useModelsQuery(['embedding'])
  const served = usePublicModelsQuery()
  const models =
    catalog.data === undefined || served.data === undefined
      ? undefined
      : embeddingModels(catalog.data, served.data)
  const first = models && firstModel(models)

  function content() {
    if (catalog.isError || served.isError) {
      return (
        <ErrorState
          compact
          title={t('train.failed')}
          isRetrying={catalog.isFetching || served.isFetching}
          onRetry={() => {
            void catalog.refetch()
            void served.refetch()
          }}
        />
      )
    }
    if (models === undefined || first === undefined) return <Skeleton height="16rem" shape="block" />
    return <TrainForm models={models.map(({ id }) => id)} first={first.id} />
  }

  return (
    <Card headingLevel={2} title={t('train.title')} description={t('train.description')}>
      {content()}
    </Card>
  )
}
