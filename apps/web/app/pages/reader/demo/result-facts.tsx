import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../../document/use-page-address.ts'
import type { Reading } from './use-reader.ts'
import styles from './reader-result.module.css'

/** Status, time, tokens, length and engine of a call. */
export function ResultFacts({ reading }: { reading: Reading }) {
  const { t } = useTranslation('web-reader')
  const { locale } = usePageAddress()
  const number = new Intl.NumberFormat(locale)
  const facts = [
    ['status', '200'],
    ['time', `${number.format(reading.ms)} ms`],
    ['tokens', number.format(reading.answer.usage.tokens)],
    ['length', t('demo.characters', { characters: number.format(reading.answer.content.length) })],
    ['engine', reading.answer.engine],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`demo.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
