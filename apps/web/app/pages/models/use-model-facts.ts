import { successorOf, type Model, type ModelSlug } from '@search-foundation/content/models'
import { formatDate, formatList, formatNumber, formatParameters } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { useTranslation } from 'react-i18next'

import { useBenchmarkTexts, type BenchmarkTexts } from '../../blocks/use-benchmark-texts.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import { outputKindOf } from '../../products/output-kind-of.ts'
import { highestPricePerMillion } from '../../products/prices.ts'

/** A fact that models are compared by. */
interface ModelFact {
  id: string
  name: string
  /** Null where nobody knows it, or there is none. */
  value: string | BenchmarkTexts | null
}

/** Returns the function that says what is known about a model, with the same facts in the same order for each. Only while the pages are built. */
export function useModelFacts(): (model: Model<ModelSlug>) => ModelFact[] {
  const { t } = useTranslation(['web-models', 'common', 'content-models'])
  const { locale } = usePageAddress()
  const number = (value: number) => formatNumber(value, locale)
  const list = (values: readonly string[]) => (values.length === 0 ? null : formatList(values, locale))
  const price = highestPricePerMillion(locale)
  const benchmarkOf = useBenchmarkTexts()
  return (model) => {
    const successor = successorOf(model)
    const kinds = [...new Set(model.inputs.map(({ kind }) => kind))]
    const values = {
      product: [t('common:product'), list(model.types.map((type) => t(`content-models:tag.${type}`)))],
      released: [
        t('fact.released'),
        model.releaseDate ? formatDate(model.releaseDate, locale, 'long') : t('dateUnknown'),
      ],
      parameters: [
        t('content-models:fact.parameters'),
        t('parameters', {
          label: formatParameters(model.parameters, locale),
          exact: number(model.parameters),
        }),
      ],
      context: [
        t('content-models:fact.context'),
        t('common:amount.tokens', tokenAmount(model.contextTokens, locale)),
      ],
      input: [t('fact.input'), list(kinds.map((kind) => t(`input.${kind}`)))],
      output: [
        t('fact.output'),
        t(`output.${outputKindOf(model)}`, { dimensions: number(model.outputDimensions ?? 0) }),
      ],
      sizes: [t('sizes.heading'), list(model.matryoshkaDimensions.map(number))],
      languages: [
        t('content-models:fact.languages'),
        model.languages === null ? null : t('languages', { count: model.languages }),
      ],
      benchmark: [t('content-models:fact.benchmark'), benchmarkOf(model.slug)],
      license: [t('content-models:fact.license'), model.license ?? t('catalog.unpublished')],
      price: [t('comparison.price'), model.availability.includes('api') ? price : t('catalog.weightsOnly')],
      successor: [
        t('content-models:replaced'),
        successor === undefined ? null : t('replacedBy', { model: successor.slug }),
      ],
    } as const satisfies Record<string, readonly [name: string, value: string | BenchmarkTexts | null]>
    return Object.entries(values).map(([id, [name, value]]) => ({ id, name, value }))
  }
}
