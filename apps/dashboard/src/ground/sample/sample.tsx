import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './sample.module.css'

/** A picture of what a page shows, for whoever has no data yet: its own parts with sample data, which nobody can press, focus or have read aloud. */
export function Sample({ children }: { children: ReactNode }) {
  const { t } = useTranslation('dashboard-frame')
  return (
    <Stack gap="sm">
      <Text tone="muted" size="sm">
        {t('sample')}
      </Text>
      <div className={styles.picture} aria-hidden="true" inert>
        {children}
      </div>
    </Stack>
  )
}
