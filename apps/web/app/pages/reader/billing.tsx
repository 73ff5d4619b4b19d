import { useTranslation } from 'react-i18next'

import { Section } from '../../frame/section.tsx'
import styles from './billing.module.css'

/** Charges of the public API (facts of the reader's billing, 2025). */
const ROWS = ['normal', 'screenshot', 'alt', 'lm', 'proxy', 'failed'] as const

/** What a call costs. */
export function Billing() {
  const { t } = useTranslation('web-reader')
  return (
    <Section id="billing" heading={t('billing.heading')} lead={t('billing.text')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('billing.case')}</th>
            <th scope="col">{t('billing.charge')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`billing.rows.${row}.case`)}</th>
              <td>{t(`billing.rows.${row}.charge`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.cap}>{t('billing.cap')}</p>
    </Section>
  )
}
