import { featuredModels, type Model } from '@search-foundation/content/models'
import { localized } from '@search-foundation/content/localized'
import { useTranslation } from 'react-i18next'

import { Section } from '../../frame/section.tsx'
import { usePlace } from '../../i18n/use-place.ts'
import { spectrumOf } from '../../products/spectrum-of.ts'
import styles from './models.module.css'

/** Only the HTML shows the table, so the browser's bundle leaves its data out. */
const shown: readonly Model[] = import.meta.env.SSR ? featuredModels : []

/** The featured models with the facts one compares. */
export function Models() {
  const { t } = useTranslation('web-landing')
  const { locale } = usePlace()
  const number = new Intl.NumberFormat(locale)
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <Section id="models" heading={t('models.heading')} lead={t('models.lead')} stacked>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('models.heading')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('models.name')}</th>
              <th scope="col">{t('models.released')}</th>
              <th scope="col" data-number="">
                {t('models.size')}
              </th>
              <th scope="col" data-number="">
                {t('models.context')}
              </th>
              <th scope="col" data-number="">
                {t('models.output')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((model) => {
              const released = model.releaseDate
                ? month.format(new Date(model.releaseDate))
                : t('models.unknown')
              const context = t('models.tokens', { tokens: number.format(model.contextTokens) })
              const output = t(`models.${outputOf(model)}`, {
                dimensions: number.format(model.outputDimensions ?? 0),
              })
              return (
                <tr key={model.slug} {...spectrumOf(model.types[0] ?? 'embedding')}>
                  <th scope="row">
                    <code>{model.slug}</code>
                    <span>{localized(model.summary, locale)}</span>
                    {/* On a phone the columns become one line. */}
                    <span className={styles.facts}>
                      {[released, model.parametersLabel, context, output].join(' · ')}
                    </span>
                  </th>
                  <td>{released}</td>
                  <td data-number="">{model.parametersLabel}</td>
                  <td data-number="">{context}</td>
                  <td data-number="">{output}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

function outputOf({ outputs }: Model): 'dimensions' | 'multivector' | 'score' | 'text' {
  if (outputs.includes('multi-vector')) return 'multivector'
  if (outputs.includes('vector')) return 'dimensions'
  return outputs.includes('rankings') ? 'score' : 'text'
}
