import { Faq } from '@search-foundation/ui/faq'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import type { Question } from './use-questions.ts'

/** Questions about a product; opening one closes the other. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation('web-product')
  return (
    <Section id="faq" heading={t('faq.heading')}>
      {/* The id of a question must not be that of a section. */}
      <Faq name="faq" questions={questions.map((question) => ({ ...question, id: `faq-${question.id}` }))} />
    </Section>
  )
}
