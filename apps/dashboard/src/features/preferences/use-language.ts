import { localizePath } from '@search-foundation/i18n/locale-path'
import { pseudoLocale } from '@search-foundation/i18n/locale-table'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { settingsChanged } from '@search-foundation/store/settings'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'

import { useServices } from '../../ground/services/services.tsx'
import { languageOptions } from './language-options.ts'

/** The interface language, and a function that changes it: messages are loaded, the setting is saved, the path is replaced. */
export function useLanguage() {
  const { i18n } = useTranslation()
  const { changeLanguage } = useServices()
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
      await changeLanguage(code)
      // Messages that cannot be loaded leave the interface and the saved language as they are.
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
