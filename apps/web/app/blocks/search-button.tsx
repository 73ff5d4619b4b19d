import { Button } from '@search-foundation/ui/button'
import { Icon, SearchIcon } from '@search-foundation/ui/icon'
import { Kbd } from '@search-foundation/ui/kbd'

import styles from './search-button.module.css'

/** A button that looks like a search field, and opens the command palette. */
export function SearchButton({ label, size = 'md' }: { label: string; size?: 'md' | 'lg' }) {
  return (
    <Button
      className={styles.field ?? ''}
      size={size}
      fullWidth
      icon={<Icon of={SearchIcon} />}
      iconAfter={<Kbd keys={['Ctrl', 'K']} className={styles.keys ?? ''} />}
      data-open-palette=""
      aria-keyshortcuts="Control+K Meta+K"
    >
      {label}
    </Button>
  )
}
