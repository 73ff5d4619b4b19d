import { featuredModels, models, type Model, type ModelSlug } from '@search-foundation/content/models'
import { formatNumber, formatParameters } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { ComparisonTable } from '@search-foundation/ui/comparison-table'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { BenchmarkLink } from '../../blocks/benchmark-link.tsx'
import { Section } from '../../blocks/section.tsx'
import { spectrumOf } from '../../blocks/spectrum-of.ts'
import { useBenchmarkTexts } from '../../blocks/use-benchmark-texts.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import styles from './models.module.css'

/** The flagship and the featured models that nothing replaces. Only the HTML shows the table, so the browser's bundle leaves its data out. */
const shown: readonly Model<ModelSlug>[] = import.meta.env.SSR
  ? [...models.filter(({ slug }) => slug === 'jina-embeddings-v4'), ...featuredModels].filter(
      ({ deprecated }) => !deprecated,
    )
  : []

/** The models with the facts one compares. */
export function Models() {
  const { t } = useTranslation(['web-landing', 'common', 'content-models'])
  const { locale, href } = usePageAddress()
  const benchmarkOf = useBenchmarkTexts()
  return (
    <Section id="models" heading={t('models.heading')} lead={t('models.lead')} stacked>
      <ComparisonTable
        className={styles.models ?? ''}
        caption={t('models.heading')}
        firstOnPhone
        columns={[
          { id: 'name', header: t('common:model') },
          { id: 'size', header: t('content-models:fact.parameters'), align: 'end' },
          { id: 'context', header: t('models.context'), align: 'end' },
          { id: 'output', header: t('models.output'), align: 'end' },
          { id: 'benchmark', header: t('content-models:fact.benchmark'), align: 'end' },
        ]}
        rows={shown.map((model) => {
          const facts = [
            formatParameters(model.parameters, locale),
            t('common:amount.tokens', tokenAmount(model.contextTokens, locale)),
            t(`models.${outputOf(model)}`, { dimensions: formatNumber(model.outputDimensions ?? 0, locale) }),
          ]
          const name = (
            <span className={styles.model} {...spectrumOf(model.types[0] ?? 'embedding')}>
              <a href={href(`/models/${model.slug}`)}>
                <code>{model.slug}</code>
              </a>
              {/* On a phone the columns become one line. */}
              <span className={styles.facts}>{facts.join(' · ')}</span>
            </span>
          )
          const result = benchmarkOf(model.slug)
          const benchmark = result && <BenchmarkLink {...result} />
          return { id: model.slug, cells: [name, ...facts.map(wrapped), benchmark] }
        })}
      />
      <p className={styles.all}>
        <Link href={href('/models')}>{t('models.all')}</Link>
      </p>
    </Section>
  )
}

const wrapped = (fact: string) => (
  <span key={fact} className={styles.fact}>
    {fact}
  </span>
)

function outputOf({ outputs }: Model): 'dimensions' | 'multivector' | 'score' | 'text' {
  if (outputs.includes('multi-vector')) return 'multivector'
  if (outputs.includes('vector')) return 'dimensions'
  return outputs.includes('rankings') ? 'score' : 'text'
}
