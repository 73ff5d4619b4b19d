import { questionsOf } from '@search-foundation/content/faq'
import type { ProductKey } from '@search-foundation/content/products'
import { useTranslation } from 'react-i18next'

/** A question about a product, with its answer. */
export interface Question {
  id: string
  question: string
  answer: string
}

/** Returns the questions about a product, in the order of its page. */
export function useQuestions(product: ProductKey): Question[] {
  const { t } = useTranslation('content-faq')
  return questionsOf(product).map((id) => ({
    id: id.split('.')[1] ?? id,
    question: t(`${id}.question`),
    answer: t(`${id}.answer`),
  }))
}
