import { localized } from '@search-foundation/content/localized'
import { featuredModels, type Model } from '@search-foundation/content/models'
import { PlainTable } from '@search-foundation/ui/plain/table'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/use-page-address.ts'
import { Section } from '../../frame/section.tsx'
import { spectrumOf } from '../../products/spectrum-of.ts'
import styles from './models.module.css'

/** Only the HTML shows the table, so the browser's bundle leaves its data out. */
const shown: readonly Model[] = import.meta.env.SSR ? featuredModels : []

/** The featured models with the facts one compares. */
export function Models() {
  const { t } = useTranslation('web-landing')
  const { locale } = usePageAddress()
  const number = new Intl.NumberFormat(locale)
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <Section id="models" heading={t('models.heading')} lead={t('models.lead')} stacked>
      <PlainTable
        className={styles.models ?? ''}
        caption={t('models.heading')}
        firstOnPhone
        columns={[
          { id: 'name', header: t('models.name') },
          { id: 'released', header: t('models.released') },
          { id: 'size', header: t('models.size'), align: 'end' },
          { id: 'context', header: t('models.context'), align: 'end' },
          { id: 'output', header: t('models.output'), align: 'end' },
        ]}
        rows={shown.map((model) => {
          const facts = [
            model.releaseDate ? month.format(new Date(model.releaseDate)) : t('models.unknown'),
            model.parametersLabel,
            t('models.tokens', { tokens: number.format(model.contextTokens) }),
            t(`models.${outputOf(model)}`, { dimensions: number.format(model.outputDimensions ?? 0) }),
          ]
          const name = (
            <span className={styles.model} {...spectrumOf(model.types[0] ?? 'embedding')}>
              <code>{model.slug}</code>
              <span>{localized(model.summary, locale)}</span>
              {/* On a phone the columns become one line. */}
              <span className={styles.facts}>{facts.join(' · ')}</span>
            </span>
          )
          return { id: model.slug, cells: [name, ...facts] }
        })}
      />
    </Section>
  )
}

function outputOf({ outputs }: Model): 'dimensions' | 'multivector' | 'score' | 'text' {
  if (outputs.includes('multi-vector')) return 'multivector'
  if (outputs.includes('vector')) return 'dimensions'
  return outputs.includes('rankings') ? 'score' : 'text'
}
