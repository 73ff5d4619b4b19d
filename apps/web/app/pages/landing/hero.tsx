import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import styles from './hero.module.css'

/** One sentence and two actions. */
export function Hero() {
  const { t } = useTranslation(['web-landing', 'web-frame'])
  const { href } = usePageAddress()
  return (
    <div className={styles.hero}>
      <h1>{t('hero.heading')}</h1>
      <p className={styles.actions}>
        <Link variant="button-solid" size="lg" href={`${href('/api-dashboard')}?sui=apikey`}>
          {t('web-frame:nav.getKey')}
        </Link>
        <Link variant="button-outline" size="lg" href={href('/docs/quickstart')}>
          {t('hero.readDocs')}
        </Link>
      </p>
    </div>
  )
}
