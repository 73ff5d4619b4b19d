import { formatMilliseconds, formatNumber } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { ResultFacts } from '../demo/result-facts.tsx'
import type { Reading } from './use-reader.ts'

/** Status, time, tokens and length of a call. */
export function ReaderFacts({ reading }: { reading: Reading }) {
  const { t } = useTranslation(['web-reader', 'web-product', 'common'])
  const { locale } = usePageAddress()
  const { ms } = reading
  const { usage, content } = reading.answer
  return (
    <ResultFacts
      facts={[
        [t('web-product:demo.status'), '200'],
        ...(ms === undefined ? [] : [[t('web-product:demo.time'), formatMilliseconds(ms, locale)] as const]),
        [t('common:tokens'), formatNumber(usage.tokens, locale)],
        [t('demo.length'), t('demo.characters', { characters: formatNumber(content.length, locale) })],
      ]}
    />
  )
}
