import { Turnstile, type TurnstileInstance } from '@marsidev/react-turnstile'
import { botCheckChanged } from '@search-foundation/store/embedding'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../app/services.tsx'
import { loadBotCheck } from './load-bot-check.ts'

export interface BotCheckProps {
  /** Called with a response, good for one call. */
  onResponse: (response: string) => void
}

/** The bot-check widget; its state goes through those of specification §4. Remount it (by `key`) for another response. */
export function BotCheck({ onResponse }: BotCheckProps) {
  const { t, i18n } = useTranslation('dashboard')
  const { config } = useServices()
  const dispatch = useAppDispatch()
  const state = useAppSelector(({ embedding }) => embedding.turnstileState)
  const darkMode = useAppSelector(({ settings }) => settings.darkMode)
  const widget = useRef<TurnstileInstance>(null)
  const [attempt, setAttempt] = useState(0)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    let current = true
    dispatch(botCheckChanged('loading'))
    loadBotCheck(config.botCheckScriptUrl).then(
      () => current && setReady(true),
      () => current && dispatch(botCheckChanged('error')),
    )
    return () => {
      current = false
      dispatch(botCheckChanged('cleanup'))
    }
  }, [attempt, config.botCheckScriptUrl, dispatch])

  if (state === 'error') {
    return (
      <ErrorState
        compact
        title={t('botCheck.failed')}
        onRetry={() => {
          setReady(false)
          setAttempt(attempt + 1)
        }}
      />
    )
  }
  if (!isReady) return <Skeleton height="65px" shape="block" />
  return (
    <Turnstile
      ref={widget}
      siteKey={config.botCheckSiteKey}
      injectScript={false}
      options={{
        language: i18n.language.slice(0, 2) as 'en',
        size: 'flexible',
        theme: darkMode === 'auto' ? 'auto' : darkMode ? 'dark' : 'light',
        responseField: false,
      }}
      onWidgetLoad={() => dispatch(botCheckChanged('loaded'))}
      onSuccess={onResponse}
      onError={() => dispatch(botCheckChanged('error'))}
      onUnsupported={() => dispatch(botCheckChanged('unsupported'))}
      onExpire={() => {
        dispatch(botCheckChanged('expired'))
        widget.current?.reset()
      }}
    />
  )
}
