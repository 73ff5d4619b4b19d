import { faqs } from '@search-foundation/content/faq'
import { localized } from '@search-foundation/content/localized'
import { useTranslation } from 'react-i18next'

import { Section } from '../../frame/section.tsx'
import { usePlace } from '../../i18n/use-place.ts'
import styles from './faq.module.css'

/** Only the HTML shows the questions, so the browser's bundle leaves them out. */
const questions = import.meta.env.SSR ? (faqs.reader ?? []) : []

/** Questions; opening one closes the other (`<details name>`). */
export function Faq() {
  const { t } = useTranslation('web-reader')
  const { locale } = usePlace()
  return (
    <Section id="faq" heading={t('faq.heading')}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} name="faq" className={styles.item}>
          <summary>{localized(question, locale)}</summary>
          <p>{localized(answer, locale)}</p>
        </details>
      ))}
    </Section>
  )
}
