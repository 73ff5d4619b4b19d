import type { DarkMode } from './settings.ts'

export type Theme = 'light' | 'dark'

/** The theme a setting stands for; `auto` follows the system (specification §4, dark mode). */
export function themeFor(darkMode: DarkMode, systemPrefersDark: boolean): Theme {
  const dark = darkMode === 'auto' ? systemPrefersDark : darkMode
  return dark ? 'dark' : 'light'
}

/** Marks the document with a theme: the attribute and body class styles read, the theme colour and the favicon. */
export function applyTheme(document: Document, theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  document.body.classList.toggle('body--dark', theme === 'dark')
  document.body.classList.toggle('body--light', theme === 'light')
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-favicon]')) {
    const href = `/favicon-${theme}.svg`
    if (link.getAttribute('href') !== href) link.setAttribute('href', href)
  }
  const color = document.querySelector<HTMLMetaElement>(`meta[data-${theme}-color]`)
  if (color) color.content = color.dataset[`${theme}Color`] ?? color.content
}
