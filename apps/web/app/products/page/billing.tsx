import { ComparisonTable } from '@search-foundation/ui/comparison-table'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { highestPricePerMillion } from '../prices.ts'
import styles from './billing.module.css'

export interface BillingProps {
  /** How requests are charged, in a sentence. */
  lead: string
  /** Kinds of requests with what each is charged. */
  rows: readonly { id: string; request: string; charge: string }[]
  /** A rule for all of them. */
  note?: string
}

/** What a request costs; a failed one never costs anything. */
export function Billing({ lead, rows, note }: BillingProps) {
  const { t } = useTranslation(['web-product', 'web-pricing', 'web-frame'])
  const { locale, href } = usePageAddress()
  return (
    <Section id="billing" heading={t('billing.heading')} lead={lead}>
      <ComparisonTable
        caption={t('billing.heading')}
        columns={[
          { id: 'request', header: t('billing.case') },
          { id: 'charge', header: t('billing.charge') },
        ]}
        rows={[
          ...rows.map(({ id, request, charge }) => ({ id, cells: [request, charge] })),
          { id: 'failed', cells: [t('billing.failed'), t('figures.failedValue')] },
        ]}
      />
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <p className={styles.note}>
        {t('web-pricing:million', { rate: highestPricePerMillion(locale) })}{' '}
        <Link href={href('/pricing')}>{t('web-frame:nav.pricing')}</Link>
      </p>
    </Section>
  )
}
