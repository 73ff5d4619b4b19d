import { formatCompact } from '@search-foundation/i18n/format'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { highestPricePerMillion, trialTokens } from '../../products/prices.ts'
import styles from './closing.module.css'

/** The closing call: get a key, or try without one. */
export function Closing() {
  const { t } = useTranslation(['web-landing', 'web-pricing', 'web-frame'])
  const { locale, href } = usePageAddress()
  return (
    <section className={styles.closing} aria-labelledby="closing-heading">
      <h2 id="closing-heading">{t('closing.heading', { tokens: formatCompact(trialTokens(), locale) })}</h2>
      <p>{t('closing.text')}</p>
      <p>
        {t('web-pricing:million', { rate: highestPricePerMillion(locale) })}{' '}
        <Link href={href('/pricing')}>{t('web-frame:nav.pricing')}</Link>
      </p>
      <p className={styles.actions}>
        <Link variant="button-solid" size="lg" href={`${href('/api-dashboard')}?sui=apikey`}>
          {t('web-frame:nav.getKey')}
        </Link>
        <Link variant="button-outline" size="lg" href={href('/reader')}>
          {t('closing.reader')}
        </Link>
      </p>
    </section>
  )
}
