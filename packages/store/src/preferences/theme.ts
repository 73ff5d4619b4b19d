import type { DarkMode } from './settings.ts'

export type Theme = 'light' | 'dark'

/** Media query for a system that prefers dark. */
export const prefersDark = '(prefers-color-scheme: dark)'

/** Returns the theme of a dark-mode setting; `auto` follows the system (specification §4). */
export function themeOf(darkMode: DarkMode, systemIsDark: boolean): Theme {
  return (darkMode === 'auto' ? systemIsDark : darkMode) ? 'dark' : 'light'
}

/**
 * Shows a theme (specification §4): sets `data-theme` on the root and `body--light` or `body--dark` on the body, and gives
 * the favicon and the theme color, which carry both values as `data-light` and `data-dark`, the one of the theme.
 */
export function applyTheme(document: Document, theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  document.body.classList.toggle('body--dark', theme === 'dark')
  document.body.classList.toggle('body--light', theme === 'light')
  for (const element of document.head.querySelectorAll('[data-light]')) {
    const value = element.getAttribute(`data-${theme}`) ?? ''
    const name = element.localName === 'meta' ? 'content' : 'href'
    // Setting the same address again makes browsers fetch the icon again.
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}

/** A theme that is kept up to date. */
export interface ThemeFollower {
  /** Shows the theme of the current setting; call it when the setting has changed. */
  update: () => void
  /** Stops following the system. */
  stop: () => void
}

/** Shows the theme of a dark-mode setting now, and again whenever the system's preference changes. */
export function followTheme(window: Window, darkMode: () => DarkMode): ThemeFollower {
  const system = window.matchMedia(prefersDark)
  const update = () => applyTheme(window.document, themeOf(darkMode(), system.matches))
  update()
  system.addEventListener('change', update)
  return { update, stop: () => system.removeEventListener('change', update) }
}
