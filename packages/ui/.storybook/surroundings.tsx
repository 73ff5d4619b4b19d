import { useLayoutEffect, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

import { approximateForcedColors } from './approximate-forced-colors.ts'
import { useDocsTheme } from './use-docs-theme.ts'

interface SurroundingsProps {
  theme: string
  locale: string
  direction: 'ltr' | 'rtl'
  density: string
  isForced: boolean
  isBare: boolean
  isInDocs: boolean
  children: ReactNode
}

/** Sets on the document what the toolbar chose, as an app would. */
export function Surroundings({
  theme: chosenTheme,
  locale,
  direction,
  density,
  isForced,
  isBare,
  isInDocs,
  children,
}: SurroundingsProps) {
  const docsTheme = useDocsTheme()
  const theme = docsTheme ?? chosenTheme
  useLayoutEffect(() => {
    const root = document.documentElement
    if (theme === 'auto') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    root.dataset['density'] = density
    root.lang = locale
    // A page of the docs shows stories of both directions.
    root.dir = isInDocs ? 'ltr' : direction
  }, [theme, locale, direction, density, isInDocs])

  useLayoutEffect(() => (isForced ? approximateForcedColors() : undefined), [isForced])

  // Components of react-aria take the direction from the language, so right-to-left is shown with Arabic.
  const ariaLocale = direction === 'rtl' ? 'ar' : locale === 'en-XA' ? 'en-US' : locale
  return (
    <I18nProvider locale={ariaLocale}>
      {isBare && !isInDocs ? (
        children
      ) : (
        <div
          {...(isInDocs ? { dir: direction } : {})}
          {...(isBare ? {} : { style: { maxInlineSize: '60rem' } })}
        >
          {children}
        </div>
      )}
    </I18nProvider>
  )
}
