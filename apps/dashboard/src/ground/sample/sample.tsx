import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './sample.module.css'

/** Shows visitors without data what a page looks like: the page's parts with sample data. Nobody can press or focus them, and screen readers skip them. */
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
