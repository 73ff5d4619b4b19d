import {
  useModelQuery,
  useModelsQuery,
  usePublicModelsQuery,
} from '@search-foundation/store/endpoints/models'
import { Badge } from '@search-foundation/ui/badge'
import { Card } from '@search-foundation/ui/card'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../../ground/place/use-place.ts'

/** How often the replicas are counted. */
const pollMilliseconds = 30_000
const maxModels = 5

/** How many replicas of the main models run now. */
export function ServiceState() {
  const { t } = useTranslation('dashboard-overview')
  const featured = useModelsQuery(['featured'])
  const served = usePublicModelsQuery()
  const models = featured.data
    ?.filter(({ name }) => served.data?.some(({ id }) => id === name))
    .slice(0, maxModels)
  return (
    <Card headingLevel={2} title={t('service.title')} description={t('service.description')}>
      {featured.isError || served.isError ? (
        <ErrorState
          compact
          title={t('service.failed')}
          isRetrying={featured.isFetching || served.isFetching}
          onRetry={() => {
            void featured.refetch()
            void served.refetch()
          }}
        />
      ) : models === undefined || served.data === undefined ? (
        <Skeleton height="10rem" shape="block" />
      ) : (
        <Stack as="ul" gap="sm">
          {models.map(({ name, slug }) => (
            <ModelState key={slug} name={name} slug={slug} />
          ))}
        </Stack>
      )}
    </Card>
  )
}

function ModelState({ name, slug }: { name: string; slug: string }) {
  const { t } = useTranslation('dashboard-overview')
  const { pathOf } = usePlace()
  const { data, isError } = useModelQuery(slug, {
    pollingInterval: pollMilliseconds,
    skipPollingIfUnfocused: true,
  })
  const count = data?.num_replicas
  return (
    <Row as="li" justify="between">
      <Text as="span" size="sm">
        <Link href={pathOf('models', { item: slug })} variant="quiet">
          {name}
        </Link>
      </Text>
      {isError ? (
        <Badge tone="neutral">{t('service.unknown')}</Badge>
      ) : count === undefined ? (
        <Skeleton width="6rem" />
      ) : (
        <Badge tone={count > 0 ? 'positive' : 'negative'}>{t('service.replicas', { count })}</Badge>
      )}
    </Row>
  )
}
