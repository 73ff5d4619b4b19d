import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { followTheme } from '@search-foundation/store/preferences'
import { settingsChanged } from '@search-foundation/store/settings'
import { useEffect } from 'react'

/** Shows the theme of the dark-mode setting; `auto` follows the system. */
export function useApplyTheme(): void {
  const mode = useAppSelector(({ settings }) => settings.darkMode)
  useEffect(() => followTheme(window, () => mode).stop, [mode])
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
