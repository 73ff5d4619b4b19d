import { localizePath } from '@search-foundation/i18n/locale-path'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { Button } from '@search-foundation/ui/button'
import { Icon, XIcon } from '@search-foundation/ui/icon'
import { Link } from '@search-foundation/ui/link'
import type { CSSProperties } from 'react'

import { usePageAddress } from '../document/page-context.tsx'
import { siteI18n } from '../document/site-i18n.ts'
import { isEnglishOnly, pageAt } from '../ground/site-map.ts'
import styles from './language-offer.module.css'

/**
 * A line above the page that offers it in the language of the visitor's browser. It is in the HTML in every other language;
 * `shell/language-offer.ts` shows one before the first paint, and hides it for good once a language is chosen.
 */
export function LanguageOffer() {
  const { locale, path } = usePageAddress()
  if (pageAt(path) === undefined || isEnglishOnly(path)) return null
  const others = localeTable.map(({ code }) => code).filter((code) => code !== locale)
  return others.map((code) => {
    const t = siteI18n(code).getFixedT(code, ['web-frame', 'common'])
    return (
      <aside
        key={code}
        lang={code}
        aria-label={t('common:language')}
        className={styles.offer}
        style={{ '--shown': `var(--offer-${code}, none)` } as CSSProperties}
        data-language-offer=""
      >
        <Link href={localizePath(path, code)} hrefLang={code}>
          {t('readHere')}
        </Link>
        <Button
          variant="quiet"
          size="sm"
          label={t('common:close')}
          icon={<Icon of={XIcon} size="sm" />}
          data-keep-language=""
        />
      </aside>
    )
  })
}
