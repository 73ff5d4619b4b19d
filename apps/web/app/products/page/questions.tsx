import { questionsOf } from '@search-foundation/content/faq'
import type { ProductKey } from '@search-foundation/content/products'
import { Faq } from '@search-foundation/ui/faq'

import { useTranslation } from '../../document/page-context.tsx'
import { Section } from '../../frame/section.tsx'

/** Questions about a product; opening one closes the other. */
export function Questions({ product }: { product: ProductKey }) {
  const { t } = useTranslation(['web-product', 'content-faq'])
  const questions = questionsOf(product)
  return (
    <Section id="faq" heading={t('faq.heading')}>
      <Faq
        name="faq"
        questions={questions.map((id) => ({
          id: id.split('.')[1] ?? id,
          question: t(`content-faq:${id}.question`),
          answer: t(`content-faq:${id}.answer`),
        }))}
      />
    </Section>
  )
}
