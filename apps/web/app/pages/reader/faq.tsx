import { questionsOf } from '@search-foundation/content/faq'
import { Faq as Questions } from '@search-foundation/ui/faq'

import { useTranslation } from '../../document/page-context.tsx'
import { Section } from '../../frame/section.tsx'

/** Questions about the reader; opening one closes the other. */
export function Faq() {
  const { t } = useTranslation(['web-reader', 'content-faq'])
  return (
    <Section id="faq" heading={t('faq.heading')}>
      <Questions
        name="faq"
        questions={questionsOf('reader').map((id) => ({
          id: id.split('.')[1] ?? id,
          question: t(`content-faq:${id}.question`),
          answer: t(`content-faq:${id}.answer`),
        }))}
      />
    </Section>
  )
}
