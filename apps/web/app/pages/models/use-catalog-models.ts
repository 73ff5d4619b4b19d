import { benchmarkKeys, benchmarks } from '@search-foundation/content/benchmarks'
import { models, type ModelSlug } from '@search-foundation/content/models'
import { formatList, formatMonth, formatNumber, formatParameters } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { spectrumOf } from '../../blocks/spectrum-of.ts'
import { useBenchmarkTexts } from '../../blocks/use-benchmark-texts.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import { highestPricePerMillion } from '../../products/prices.ts'
import type { CatalogModel } from './catalog-model.ts'

/** By what results are sorted: those of one benchmark are side by side, as only they can be compared. */
function rankOf(slug: ModelSlug): number {
  const result = benchmarks[slug]
  return result === undefined ? -1 : benchmarkKeys.indexOf(result.key) * 1000 + result.value
}

/** Returns the rows of the list of models, newest first, in the language of the page. Only while the pages are built. */
export function useCatalogModels(): CatalogModel[] {
  const { t } = useTranslation(['web-models', 'content-models'])
  const { locale } = usePageAddress()
  // A model may not have a fact, or nobody could verify it.
  const number = (value: number | null): [string | null, number] =>
    value === null ? [null, -1] : [formatNumber(value, locale), value]
  const price = highestPricePerMillion(locale)
  const benchmarkOf = useBenchmarkTexts()
  return models.map((model) => {
    const inputs = [...new Set(model.inputs.map(({ kind }) => kind))].filter((kind) => kind !== 'json-schema')
    const types = model.types.map((type) => t(`content-models:tag.${type}`))
    const isServed = model.availability.includes('api')
    return {
      slug: model.slug,
      types: model.types,
      inputs,
      license: model.license ?? '',
      replaced: model.deprecated,
      about: [
        ...types,
        formatList(
          inputs.map((kind) => t(`input.${kind}`)),
          locale,
        ),
      ].join(' · '),
      accent: spectrumOf(model.types[0] ?? 'embedding'),
      cells: {
        released: model.releaseDate
          ? [formatMonth(model.releaseDate, locale), model.releaseDate]
          : [t('dateUnknown'), ''],
        parameters: [formatParameters(model.parameters, locale), model.parameters],
        context: number(model.contextTokens),
        dimensions: number(model.outputDimensions),
        languages: number(model.languages),
        benchmark: [benchmarkOf(model.slug), rankOf(model.slug)],
        license: [model.license ?? t('catalog.unpublished'), model.license ?? ''],
        price: isServed ? [price, 1] : [t('catalog.weightsOnly'), 0],
      },
    }
  })
}
