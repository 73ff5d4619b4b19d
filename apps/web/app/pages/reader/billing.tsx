import { PlainTable } from '@search-foundation/ui/plain/table'

import { useTranslation } from '../../document/page-context.tsx'
import { Section } from '../../frame/section.tsx'
import styles from './billing.module.css'

/** Charges of the public API (facts of the reader's billing, 2025). */
const rowKeys = ['normal', 'screenshot', 'alt', 'lm', 'proxy', 'failed'] as const

/** What a call costs. */
export function Billing() {
  const { t } = useTranslation('web-reader')
  return (
    <Section id="billing" heading={t('billing.heading')} lead={t('billing.text')}>
      <PlainTable
        caption={t('billing.heading')}
        columns={[
          { id: 'case', header: t('billing.case') },
          { id: 'charge', header: t('billing.charge') },
        ]}
        rows={rowKeys.map((row) => ({
          id: row,
          cells: [t(`billing.rows.${row}.case`), t(`billing.rows.${row}.charge`)],
        }))}
      />
      <p className={styles.cap}>{t('billing.cap')}</p>
    </Section>
  )
}
