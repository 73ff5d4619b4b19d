import { Turnstile, type TurnstileInstance } from '@marsidev/react-turnstile'
import { botCheckChanged } from '@search-foundation/store/embedding'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { Callout } from '@search-foundation/ui/callout'
import { ErrorState } from '@search-foundation/ui/error-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { Stack } from '@search-foundation/ui/stack'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../services/services.tsx'
import { useBotCheckOptions } from './use-bot-check-options.ts'
import { useBotCheckScript } from './use-bot-check-script.ts'
import { WidgetFrame } from './widget-frame.tsx'

export interface BotCheckProps {
  /** Called with a response, which is valid for one call. */
  onResponse: (response: string) => void
}

/**
 * The bot-check widget and what to do when it fails. Its state follows specification §4: `loading` and `loaded` are the script,
 * `idle` the widget that waits for the visitor. Remount it (by `key`) for another response.
 */
export function BotCheck({ onResponse }: BotCheckProps) {
  const { t } = useTranslation('dashboard-bot-check')
  const { config } = useServices()
  const dispatch = useAppDispatch()
  const state = useAppSelector(({ embedding }) => embedding.turnstileState)
  const options = useBotCheckOptions()
  const widget = useRef<TurnstileInstance>(null)
  const retry = useBotCheckScript(config.botCheckScriptUrl)

  if (state === 'error') return <ErrorState compact title={t('failed')} onRetry={retry} />
  if (state === 'unsupported') {
    return (
      <ErrorState
        compact
        title={t('unsupported')}
        description={t('unsupportedDescription')}
        onRetry={retry}
      />
    )
  }
  if (state !== 'loaded' && state !== 'idle' && state !== 'expired')
    return <Skeleton height="65px" shape="block" />
  return (
    <Stack>
      {state === 'expired' && (
        <Callout tone="warning" title={t('expired')} announce>
          {t('expiredDescription')}
        </Callout>
      )}
      <WidgetFrame>
        <Turnstile
          ref={widget}
          siteKey={config.botCheckSiteKey}
          injectScript={false}
          options={options}
          onWidgetLoad={() => dispatch(botCheckChanged('idle'))}
          onSuccess={onResponse}
          onError={() => dispatch(botCheckChanged('error'))}
          onUnsupported={() => dispatch(botCheckChanged('unsupported'))}
          onExpire={() => {
            dispatch(botCheckChanged('expired'))
            widget.current?.reset()
          }}
        />
      </WidgetFrame>
    </Stack>
  )
}
