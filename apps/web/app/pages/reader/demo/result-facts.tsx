import { formatMilliseconds, formatNumber } from '@search-foundation/i18n/format'

import { usePageAddress, useTranslation } from '../../../document/page-context.tsx'
import type { Reading } from './use-reader.ts'
import styles from './reader-result.module.css'

/** Status, time, tokens, length and engine of a call. */
export function ResultFacts({ reading }: { reading: Reading }) {
  const { t } = useTranslation(['web-reader', 'web-product', 'common'])
  const { locale } = usePageAddress()
  const facts = [
    [t('web-product:demo.status'), '200'],
    [t('web-product:demo.time'), formatMilliseconds(reading.ms, locale)],
    [t('common:tokens'), formatNumber(reading.answer.usage.tokens, locale)],
    [
      t('demo.length'),
      t('demo.characters', { characters: formatNumber(reading.answer.content.length, locale) }),
    ],
    [t('web-product:demo.engine'), reading.answer.engine],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
