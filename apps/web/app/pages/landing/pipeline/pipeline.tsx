import { formatNumber } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { ProductMark } from '../../../blocks/product-mark.tsx'
import { Section } from '../../../blocks/section.tsx'
import { spectrumOf } from '../../../blocks/spectrum-of.ts'
import { usePageAddress } from '../../../document/page-context.tsx'
import { engineNamed } from '../../../products/demo/engine-of.ts'
import { pipelineIn, steps } from './pipeline-data.ts'
import { StepExhibit } from './step-exhibit.tsx'
import styles from './pipeline.module.css'

/** One document from its address to a cited answer, through all six services. */
export function Pipeline() {
  const { t } = useTranslation(['web-landing', 'common'])
  const { locale } = usePageAddress()
  const pipeline = pipelineIn(locale)
  return (
    <Section id="pipeline" heading={t('pipeline.heading')} lead={t('pipeline.lead')} stacked>
      <ol className={styles.pipeline}>
        {steps.map((key) => {
          const step = pipeline[key]
          if (!step) return null
          const { ms, tokens } = step
          const engine = t(`common:engineName.${engineNamed(step.engine)}`)
          return (
            <li key={key} id={key} className={styles.step} {...spectrumOf(key)}>
              <div className={styles.text}>
                <h3>
                  <ProductMark product={key} size={28} />
                  {t(`pipeline.step.${key}.title`)}
                </h3>
                <p>{t(`pipeline.step.${key}.text`)}</p>
                <p className={styles.measured}>
                  {tokens === undefined
                    ? t('pipeline.measured', { engine, ms: formatNumber(ms, locale) })
                    : t('pipeline.measuredTokens', {
                        engine,
                        ms: formatNumber(ms, locale),
                        tokens: formatNumber(tokens, locale),
                      })}
                </p>
              </div>
              <div className={styles.exhibit}>
                <StepExhibit step={key} />
              </div>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
