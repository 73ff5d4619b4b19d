import { faqs } from '@search-foundation/content/faq'
import { localized } from '@search-foundation/content/localized'
import { Faq as Questions } from '@search-foundation/ui/faq'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/use-page-address.ts'
import { Section } from '../../frame/section.tsx'

/** Only the HTML shows the questions, so the browser's bundle leaves them out. */
const questions = import.meta.env.SSR ? (faqs.reader ?? []) : []

/** Questions about the reader; opening one closes the other. */
export function Faq() {
  const { t } = useTranslation('web-reader')
  const { locale } = usePageAddress()
  return (
    <Section id="faq" heading={t('faq.heading')}>
      <Questions
        name="faq"
        questions={questions.map(({ id, question, answer }) => ({
          id,
          question: localized(question, locale),
          answer: localized(answer, locale),
        }))}
      />
    </Section>
  )
}
