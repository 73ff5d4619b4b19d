import { localizePath } from '@search-foundation/i18n/locale-path'
import { pseudoLocale } from '@search-foundation/i18n/locale-table'
import { useTranslation } from '@search-foundation/i18n/use-translation'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { settingsChanged } from '@search-foundation/store/settings'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { languageOptions } from './language-options.ts'

/** The interface language, and a function that changes it: messages are loaded, the setting is saved, the path is replaced. */
export function useLanguage() {
  const { i18n } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const offered = useAppSelector(({ settings }) => settings.localeOptions)

  useEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])

  return {
    value: i18n.language,
    locales: languageOptions(offered, i18n.language),
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
