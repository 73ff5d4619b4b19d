import { useEffect } from 'react'

import type { Theme } from '../theme-switch/index.ts'
import { useMediaQuery } from '../use-media-query/index.ts'

/**
 * Keeps the document in the chosen theme (specification §4): `data-theme` on the root and `body--light` or
 * `body--dark` on the body. Returns the theme that is shown; `auto` follows the system as it changes.
 */
export function useTheme(theme: Theme): 'light' | 'dark' {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const shown = theme === 'auto' ? (systemIsDark ? 'dark' : 'light') : theme

  useEffect(() => {
    document.documentElement.dataset['theme'] = shown
    document.body.classList.toggle('body--dark', shown === 'dark')
    document.body.classList.toggle('body--light', shown === 'light')
  }, [shown])

  return shown
}
