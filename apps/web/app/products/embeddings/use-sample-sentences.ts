import { useTranslation } from 'react-i18next'

const keys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** Returns the sentences that the demo starts with, in the language of the page. */
export function useSampleSentences(): string[] {
  const { t } = useTranslation('web-embeddings')
  return keys.map((key) => t(`demo.samples.${key}`))
}
