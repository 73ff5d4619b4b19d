import { firstSamplePage } from '@search-foundation/content/sample-pages'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { ResultSource } from '../../products/demo/result-source.tsx'
import { recordedReading } from '../../products/reader/recorded-reading.ts'
import styles from './reading.module.css'

/** A page as Reader read it: its address, and the Markdown that a model gets. */
export function Reading() {
  const { t } = useTranslation('web-product')
  const { locale } = usePageAddress()
  const { answer } = recordedReading(locale)
  const { url, lang } = firstSamplePage(locale)
  return (
    <section className={styles.reading} aria-labelledby="reading">
      <h2 id="reading">{t('demo.result')}</h2>
      <ResultSource engine={answer.engine} isRecorded />
      <p className={styles.address}>
        <code>{url}</code>
      </p>
      <pre lang={lang} tabIndex={0}>
        <code>{answer.content}</code>
      </pre>
    </section>
  )
}
