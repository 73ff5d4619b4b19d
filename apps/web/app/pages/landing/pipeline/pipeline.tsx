import { products } from '@search-foundation/content/products'
import { useTranslation } from 'react-i18next'

import { ProductMark } from '../../../blocks/product-mark.tsx'
import { Section } from '../../../blocks/section.tsx'
import { spectrumOf } from '../../../blocks/spectrum-of.ts'
import { usePageAddress } from '../../../document/page-context.tsx'
import { pipelineIn, steps } from './pipeline-data.ts'
import { StepExhibit } from './step-exhibit.tsx'
import styles from './pipeline.module.css'

/** Path of each product's page. */
const pages = new Map(products.map(({ key, homepage }) => [key, homepage]))

/** One document from its address to a cited answer, through all six services. */
export function Pipeline() {
  const { t } = useTranslation(['web-landing', 'content-products'])
  const { locale, href } = usePageAddress()
  const pipeline = pipelineIn(locale)
  return (
    <Section id="pipeline" heading={t('pipeline.heading')} lead={t('pipeline.lead')} stacked>
      <ol className={styles.pipeline}>
        {steps.map((key) => {
          if (!pipeline[key]) return null
          return (
            <li key={key} id={key} className={styles.step} {...spectrumOf(key)}>
              <div className={styles.text}>
                <h3>
                  <ProductMark product={key} size={28} />
                  <a href={href(pages.get(key) ?? '/')}>{t(`content-products:${key}.label`)}</a>
                </h3>
                <p>{t(`pipeline.step.${key}.text`)}</p>
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
