import { localizePath } from '@search-foundation/i18n/locale-path'
import { pseudoLocale, offeredLocales } from '@search-foundation/i18n/locale-table'
import { useTranslation } from '@search-foundation/i18n/use-translation'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { settingsChanged } from '@search-foundation/store/settings'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The offered languages, and in development the pseudo-locale, which has no path. */
const locales = [
  ...offeredLocales.map(({ code, nativeName }) => ({ code, label: nativeName })),
  ...(import.meta.env.DEV ? [{ code: pseudoLocale, label: 'Pseudo (en-XA)' }] : []),
]

/** The interface language, and a function that changes it: messages are loaded, the setting is saved, the path is replaced. */
export function useLanguage() {
  const { i18n } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()

  useEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])

  return {
    value: i18n.language,
    locales,
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
