import { useModelsQuery, usePublicModelsQuery } from '@search-foundation/store/endpoints/models'
import { Card } from '@search-foundation/ui/card'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useTranslation } from 'react-i18next'

import { embeddingModels, firstModel } from '../../ground/models/embedding-models.ts'
import { useQueryParameter } from '../../ground/query/use-query-parameter.ts'
import { EmbeddingForm } from './embedding-form.tsx'

/** Runs embeddings with the key in use: texts in, their similarity out, and what it cost. The address may name the model. */
export function EmbeddingPlayground() {
  const { t } = useTranslation('dashboard-playground')
  const [wanted] = useQueryParameter('model')
  const catalog = useModelsQuery(['embedding'])
  const served = usePublicModelsQuery()
  if (catalog.isError || served.isError) {
    return (
      <Card>
        <ErrorState
          compact
          title={t('modelsFailed')}
          isRetrying={catalog.isFetching || served.isFetching}
          onRetry={() => {
            void catalog.refetch()
            void served.refetch()
          }}
        />
      </Card>
    )
  }
  if (catalog.data === undefined || served.data === undefined) {
    return (
      <Card>
        <Skeleton height="16rem" shape="block" />
      </Card>
    )
  }
  const models = embeddingModels(catalog.data, served.data)
  const first = firstModel(models, wanted)
  if (first === undefined) return <EmptyState headingLevel={2} title={t('noModels')} />
  return <EmbeddingForm models={models} first={first} />
}
