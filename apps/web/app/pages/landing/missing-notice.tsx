import { Button } from '@search-foundation/ui/button'
import { Icon, SearchIcon } from '@search-foundation/ui/icon'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import styles from './missing-notice.module.css'

/**
 * Says that there is no page at the address that led here (specification §2: unknown addresses lead to landing), with the nearest pages and
 * the search. It shows where the document names a missing address; `shell/connect-missing-notice.ts` fills it.
 */
export function MissingNotice() {
  const { t } = useTranslation(['web-landing', 'web-frame'])
  const { href } = usePageAddress()
  return (
    <section className={styles.notice} aria-label={t('missing.heading')} data-missing-notice="">
      <div>
        <strong>{t('missing.heading')}</strong>
        <code />
      </div>
      <nav aria-label={t('missing.nearest')}>
        <span aria-hidden="true">{t('missing.nearest')}</span>
        <ul>
          {/* The first one is the pattern for the nearest pages. */}
          <li>
            <Link href={href('/models')}>{t('web-frame:nav.models')}</Link>
            <small data-language="" />
          </li>
          <li>
            <Link href={href('/news')}>{t('web-frame:nav.news')}</Link>
          </li>
        </ul>
      </nav>
      <Button variant="outline" size="sm" icon={<Icon of={SearchIcon} size="sm" />} data-open-palette="">
        {t('web-frame:palette.open')}
      </Button>
    </section>
  )
}
