import { Button } from '@search-foundation/ui/button'
import { Icon, SearchIcon } from '@search-foundation/ui/icon'
import { Kbd } from '@search-foundation/ui/kbd'
import { useTranslation } from 'react-i18next'

import styles from './search-bar.module.css'

/** The search below the bar, for visitors who switched it on. A press opens the command palette. */
export function SearchBar() {
  const { t } = useTranslation('web-frame')
  return (
    <search className={styles.row} data-needs="showSearchBar">
      <Button
        className={styles.field ?? ''}
        size="lg"
        fullWidth
        icon={<Icon of={SearchIcon} />}
        iconAfter={<Kbd keys={['Ctrl', 'K']} className={styles.keys ?? ''} />}
        data-open-palette=""
        aria-keyshortcuts="Control+K Meta+K"
      >
        {t('palette.label')}
      </Button>
    </search>
  )
}
