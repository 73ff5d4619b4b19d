import { localizePath } from '@search-foundation/i18n/locale-path'
import { localeTable, pseudoLocale } from '@search-foundation/i18n/locale-table'
import { useTranslation } from '@search-foundation/i18n/use-translation'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { settingsChanged } from '@search-foundation/store/settings'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Languages beside those of the setting: in development the pseudo-locale, which has no path. */
const developmentLocales = import.meta.env.DEV ? [{ code: pseudoLocale, label: 'Pseudo (en-XA)' }] : []

/** The interface language, and a function that changes it: messages are loaded, the setting is saved, the path is replaced. */
export function useLanguage() {
  const { i18n } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const options = useAppSelector(({ settings }) => settings.localeOptions)
  const locales = localeTable
    .filter(({ code }) => options.includes(code))
    .map(({ code, nativeName }) => ({ code, label: nativeName }))

  useEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])

  return {
    value: i18n.language,
    locales: [...locales, ...developmentLocales],
    async onChange(code: string) {
      await i18n.changeLanguage(code)
      // Messages that cannot be loaded leave the interface in English, and the saved language as it is.
      if (i18n.language !== code || code === pseudoLocale) return
      dispatch(settingsChanged({ language: code }))
      await navigate(localizePath(pathname, code) + search + hash, {
        replace: true,
        state,
        preventScrollReset: true,
      })
    },
  }
}
