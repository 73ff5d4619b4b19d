import { localizePath } from '@search-foundation/i18n/locale-path'
import { defaultLocale, localeTable } from '@search-foundation/i18n/locale-table'
import { Link } from '@search-foundation/ui/link'

import { siteI18n } from '../../document/site-i18n.ts'
import styles from './notice.module.css'

const others = localeTable.map(({ code }) => code).filter((code) => code !== defaultLocale)

/**
 * Says that the page is in English only, with the way to the documentation in the language of the visitor. It is in the HTML in every other
 * language; `shell/english-notice.ts` shows one before the first paint.
 */
export const EnglishNotice = () => (
  <div data-page-frame="">
    {others.map((code) => (
      <Notice key={code} in={code} />
    ))}
  </div>
)

function Notice({ in: code }: { in: string }) {
  const t = siteI18n(code).getFixedT(code, 'web-docs')
  return (
    <p lang={code} className={styles.notice} style={{ display: `var(--notice-${code}, none)` }}>
      {t('englishOnly')}{' '}
      <Link href={localizePath('/docs', code)} hrefLang={code}>
        {t('translated')}
      </Link>
    </p>
  )
}
