import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { settingsChanged, type DarkMode } from '@search-foundation/store/settings'
import { useEffect } from 'react'

const system = matchMedia('(prefers-color-scheme: dark)')

function apply(mode: DarkMode): void {
  const theme = (mode === 'auto' ? system.matches : mode) ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = theme
  document.body.classList.toggle('body--dark', theme === 'dark')
  document.body.classList.toggle('body--light', theme === 'light')
  document.getElementById('favicon')?.setAttribute('href', `/api-dashboard/favicon-${theme}.svg`)
}

/** Puts the dark-mode setting on the page (theme attribute, body class, favicon; specification §4) and follows the system on `auto`. */
export function useApplyTheme(): void {
  const mode = useAppSelector(({ settings }) => settings.darkMode)
  useEffect(() => {
    apply(mode)
    const follow = () => apply(mode)
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [mode])
}

/** The setting in the words of the theme switch. */
export function useTheme() {
  const dispatch = useAppDispatch()
  const mode = useAppSelector(({ settings }) => settings.darkMode)
  const value = mode === 'auto' ? 'auto' : mode ? 'dark' : 'light'
  return {
    value,
    onChange: (theme: 'light' | 'dark' | 'auto') =>
      void dispatch(settingsChanged({ darkMode: theme === 'auto' ? 'auto' : theme === 'dark' })),
  } as const
}
