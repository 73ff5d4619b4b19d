import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { brand } from '../../brand.ts'
import { usePlace } from '../../i18n/use-place.ts'
import styles from './hero.module.css'

/** One sentence and two actions. */
export function Hero() {
  const { t } = useTranslation('web-landing')
  const { href } = usePlace()
  return (
    <div className={styles.hero}>
      <h1>{t('hero.heading')}</h1>
      <p className={styles.actions}>
        <Link variant="button-solid" size="lg" href={`${href('/api-dashboard')}?sui=apikey`}>
          {t('hero.getKey')}
        </Link>
        <Link variant="button-outline" size="lg" href={brand.sdkDocs}>
          {t('hero.readDocs')}
        </Link>
      </p>
    </div>
  )
}
