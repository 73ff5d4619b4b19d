import type { Model } from '@search-foundation/api-client'
import { usePublicModelsQuery } from '@search-foundation/store/endpoints/models'
import { Badge } from '@search-foundation/ui/badge'
import { Row } from '@search-foundation/ui/row'
import { useTranslation } from 'react-i18next'

/** Whether the API serves a model, by which engine, and whether a newer one replaces it. Nothing while that is unknown. */
export function Availability({ model: { name, deprecated } }: { model: Model }) {
  const { t } = useTranslation('dashboard-models')
  const { data: served } = usePublicModelsQuery()
  if (served === undefined) return null
  const engine = served.find(({ id }) => id === name)?.engine
  return (
    <Row gap="xs">
      <Badge tone={engine === undefined ? 'neutral' : 'positive'}>
        {t(engine === undefined ? 'notServed' : engine === 'local' ? 'local' : 'served')}
      </Badge>
      {deprecated && <Badge tone="warning">{t('replaced')}</Badge>}
    </Row>
  )
}
