import type { Model, ModelSlug } from '@search-foundation/content/models'
import { formatDate, formatList, formatNumber, formatParameters } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { DescriptionList } from '@search-foundation/ui/description-list'
import { useTranslation } from 'react-i18next'

import { BenchmarkLink } from '../../blocks/benchmark-link.tsx'
import { Section } from '../../blocks/section.tsx'
import { useBenchmarkTexts } from '../../blocks/use-benchmark-texts.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import { outputKindOf } from '../../products/output-kind-of.ts'
import { ModelTags } from './model-tags.tsx'
import { ReplacedNotice } from './replaced-notice.tsx'
import styles from './model-facts.module.css'

/** What a model does, and its facts. An unknown fact has no row. */
export function ModelFacts({ model }: { model: Model<ModelSlug> }) {
  const { t } = useTranslation(['web-models', 'common', 'content-models'])
  const { locale } = usePageAddress()
  const number = (value: number) => formatNumber(value, locale)
  const inputs = [...new Set(model.inputs.map(({ kind }) => kind))].map((kind) => t(`input.${kind}`))
  // Names and technical notes are in English in every language.
  const english = (text: string | null) => (text === null ? null : <span lang="en">{text}</span>)
  const benchmark = useBenchmarkTexts()(model.slug)
  const rows = [
    [t('fact.released'), model.releaseDate && formatDate(model.releaseDate, locale, 'long')],
    [
      t('content-models:fact.parameters'),
      t('parameters', { label: formatParameters(model.parameters, locale), exact: number(model.parameters) }),
    ],
    [t('content-models:fact.context'), t('common:amount.tokens', tokenAmount(model.contextTokens, locale))],
    [t('fact.input'), inputs.length > 0 ? formatList(inputs, locale) : null],
    [t('fact.image'), english(model.imageInput)],
    [
      t('fact.output'),
      t(`output.${outputKindOf(model)}`, { dimensions: number(model.outputDimensions ?? 0) }),
    ],
    [
      t('content-models:fact.languages'),
      model.languages === null ? null : t('languages', { count: model.languages }),
    ],
    [t('fact.tasks'), model.tasks.length > 0 ? <code>{model.tasks.join(', ')}</code> : null],
    [
      t('content-models:fact.benchmark'),
      benchmark === null ? null : <BenchmarkLink key="benchmark" {...benchmark} />,
    ],
    [t('content-models:fact.license'), english(model.license)],
    [t('content-models:fact.base'), english(model.baseModel)],
    [t('fact.architecture'), english(model.architecture)],
  ] as const
  return (
    <Section id="facts" heading={t('facts.heading')} lead={t(`content-models:summary.${model.slug}`)}>
      <ReplacedNotice model={model} />
      <ModelTags model={model} />
      <DescriptionList
        items={rows.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]))}
      />
      <p className={styles.source}>{t('facts.lead')}</p>
    </Section>
  )
}
