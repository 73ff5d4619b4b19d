import { benchmarks } from '@search-foundation/content/benchmarks'
import type { ModelSlug } from '@search-foundation/content/models'
import { formatDecimal } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../document/page-context.tsx'

/** The result of a model in a benchmark, in the language of the page. */
export interface BenchmarkTexts {
  figure: string
  /** What the benchmark measures. */
  measures: string
  /** The address at which the result is reported. */
  source: string
}

/** Returns the function that describes the reported result of a model, or returns null for one without. Only while the pages are built. */
export function useBenchmarkTexts(): (slug: ModelSlug) => BenchmarkTexts | null {
  const { t } = useTranslation('content-models')
  const { locale, href } = usePageAddress()
  return (slug) => {
    const result = benchmarks[slug]
    if (result === undefined) return null
    const { key, value, source } = result
    return {
      figure: formatDecimal(value, locale, 2),
      measures: t(`benchmark.${key}`),
      source: source.startsWith('/') ? href(source) : source,
    }
  }
}
