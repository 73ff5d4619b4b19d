import type { ModelDetails as Details } from '@search-foundation/api-client'
import { modelBySlug } from '@search-foundation/content/models'
import { formatDate, formatNumber } from '@search-foundation/i18n/format'
import { localizePath } from '@search-foundation/i18n/locale-path'
import { useModelQuery, usePublicModelsQuery } from '@search-foundation/store/endpoints/models'
import { Card } from '@search-foundation/ui/card'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { Link } from '@search-foundation/ui/link'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { ServiceWords } from '../../ground/failures/service-words.tsx'
import { ItemState } from '../../ground/item/item-state.tsx'
import { useItemTitle } from '../../ground/item/item-title.ts'
import { usePlace } from '../../ground/place/use-place.ts'
import { Availability } from './availability.tsx'
import { modelSize } from './model-size.ts'

/** How often the number of replicas is read. */
const replicasMilliseconds = 10_000

/** One model: its limits, and how many replicas run now. */
export function ModelDetails({ slug }: { slug: string }) {
  const { t } = useTranslation('dashboard-models')
  const query = useModelQuery(slug, {
    pollingInterval: replicasMilliseconds,
    skipPollingIfUnfocused: true,
  })
  if (query.data !== undefined) return <Model model={query.data} />
  return (
    <Card>
      <ItemState id={slug} query={query} failed={t('failed')} height="18rem" />
    </Card>
  )
}

function Model({ model }: { model: Details }) {
  const { t, i18n } = useTranslation(['dashboard-models', 'dashboard-frame', 'content-models', 'common'])
  const { locale, pathOf } = usePlace()
  const known = modelBySlug(model.slug)
  useItemTitle(model.name)
  const { meta_data: facts } = model
  const number = (value: number) => formatNumber(value, i18n.language)
  const { data: served = [] } = usePublicModelsQuery()
  const engine = served.find(({ id }) => id === model.name)?.engine
  const product =
    engine !== undefined
      ? (['embedding', 'reranker'] as const).find((tag) => model.tags.includes(tag))
      : undefined
  const sitePath = `/models/${model.slug}`
  const dimensions = facts.matryoshka_dims.length > 0 ? facts.matryoshka_dims : [facts.output_dim]
  const rows = [
    { term: t('replicas'), detail: number(model.num_replicas) },
    { term: t('common:engine'), detail: engine === undefined ? '' : t(`common:engineName.${engine}`) },
    { term: t('content-models:fact.parameters'), detail: modelSize(facts.size, i18n.language) },
    { term: t('content-models:fact.context'), detail: number(facts.max_tokens) },
    {
      term: t('content-models:fact.dimensions'),
      detail: dimensions.map((size) => (size === null ? '' : number(size))).join(' · '),
    },
    {
      term: t('content-models:fact.languages'),
      detail: facts.languages === null ? '' : number(facts.languages),
    },
    { term: t('content-models:fact.license'), detail: facts.license ?? '' },
    {
      term: t('released'),
      detail: model.release_date === null ? '' : formatDate(model.release_date, i18n.language),
    },
  ]
  return (
    <Card headingLevel={2} title={t('dashboard-frame:item.models')} actions={<Availability model={model} />}>
      <Stack>
        <Text size="sm">
          {known === undefined ? (
            <ServiceWords>{model.summary}</ServiceWords>
          ) : (
            t(`content-models:summary.${known.slug}`)
          )}
        </Text>
        {/* What is not known has no row. */}
        <DescriptionList items={rows.filter(({ detail }) => detail !== '')} />
        <Row>
          {product !== undefined && (
            <Link
              variant="button-outline"
              href={pathOf('playground', { query: { product, model: model.name } })}
            >
              {t('try')}
            </Link>
          )}
          <Text as="span" size="sm">
            <Link data-native href={locale === undefined ? sitePath : localizePath(sitePath, locale)}>
              {t('site')}
            </Link>
          </Text>
        </Row>
      </Stack>
    </Card>
  )
}
