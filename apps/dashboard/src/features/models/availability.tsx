import type { Model } from '@search-foundation/api-client'
import { usePublicModelsQuery } from '@search-foundation/store/endpoints/models'
import { Badge } from '@search-foundation/ui/badge'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

/** Whether the API serves a model, and whether a newer one replaces it. Nothing while that is unknown. */
export function Availability({ model: { name, deprecated } }: { model: Model }) {
  const { t } = useTranslation(['dashboard-models', 'content-models'])
  const { data: served } = usePublicModelsQuery()
  if (served === undefined) return null
  const isServed = served.some(({ id }) => id === name)
  return (
    <Row gap="xs">
      <Badge tone={isServed ? 'positive' : 'neutral'}>{t(isServed ? 'served' : 'notServed')}</Badge>
      {deprecated && <Badge tone="warning">{t('content-models:replaced')}</Badge>}
    </Row>
  )
}
