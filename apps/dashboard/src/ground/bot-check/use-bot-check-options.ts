import type { TurnstileProps } from '@marsidev/react-turnstile'
import { useAppSelector } from '@search-foundation/store/hooks'
import { useTranslation } from 'react-i18next'

/** Returns what every widget of the bot check has in common: language, theme and width. */
export function useBotCheckOptions(): NonNullable<TurnstileProps['options']> {
  const { i18n } = useTranslation()
  const darkMode = useAppSelector(({ settings }) => settings.darkMode)
  return {
    language: i18n.language,
    size: 'flexible',
    theme: darkMode === 'auto' ? 'auto' : darkMode ? 'dark' : 'light',
    responseField: false,
  }
}
