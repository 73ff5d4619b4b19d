import { SearchButton } from '@search-foundation/ui/search-button'
import { useTranslation } from 'react-i18next'

import styles from './search-bar.module.css'

/** The search below the bar, for visitors who switched it on. A press opens the command palette. */
export function SearchBar() {
  const { t } = useTranslation('web-frame')
  return (
    <search className={styles.row} data-needs="showSearchBar">
      <SearchButton label={t('palette.label')} size="lg" data-open-palette="" />
    </search>
  )
}
