import { useLayoutEffect, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

import { approximateForcedColors } from './approximate-forced-colors.ts'

interface SurroundingsProps {
  theme: string
  locale: string
  direction: 'ltr' | 'rtl'
  density: string
  isForced: boolean
  isBare: boolean
  children: ReactNode
}

/** Sets on the document what the toolbar chose, as an app would. */
export function Surroundings({
  theme,
  locale,
  direction,
  density,
  isForced,
  isBare,
  children,
}: SurroundingsProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    if (theme === 'auto') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    root.dataset['density'] = density
    root.lang = locale
    root.dir = direction
  }, [theme, locale, direction, density])

  useLayoutEffect(() => (isForced ? approximateForcedColors() : undefined), [isForced])

  // Components of react-aria take the direction from the language, so right-to-left is shown with Arabic.
  const ariaLocale = direction === 'rtl' ? 'ar' : locale === 'en-XA' ? 'en-US' : locale
  return (
    <I18nProvider locale={ariaLocale}>
      {isBare ? children : <div style={{ maxInlineSize: '60rem' }}>{children}</div>}
    </I18nProvider>
  )
}
