import { PlainCommandPalette } from '@search-foundation/ui/plain/command-palette'

import { usePageAddress, useTranslation } from '../document/page-context.tsx'

/** The command palette's dialog; the shell fills and opens it (⌘K, Ctrl K, or the search button). */
export function Palette() {
  const { t } = useTranslation(['web-frame', 'common'])
  const { locale } = usePageAddress()
  return (
    <PlainCommandPalette
      label={t('palette.label')}
      resultsLabel={t('common:pages')}
      closeLabel={t('common:close')}
      data-palette=""
      data-pages={`/pages/${locale}.json`}
      data-empty={t('palette.empty')}
    />
  )
}
