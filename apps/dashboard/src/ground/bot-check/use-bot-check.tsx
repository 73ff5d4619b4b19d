import { Turnstile } from '@marsidev/react-turnstile'
import { botCheckChanged } from '@search-foundation/store/embedding'
import { useAppDispatch, useAppSelector } from '@search-foundation/store/hooks'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../services/services.tsx'
import { useBotCheckOptions } from './use-bot-check-options.ts'
import { useBotCheckScript } from './use-bot-check-script.ts'
import { WidgetFrame } from './widget-frame.tsx'

interface Pending {
  id: string
  resolve: (response: string) => void
  reject: (error: Error) => void
}

/**
 * A bot check for the submission of a form. `check` resolves to a response, which is valid for one call, and rejects with a text for
 * the visitor. The widget stays invisible unless the provider wants the visitor to interact; render `widget` above the form's buttons.
 */
export function useBotCheck(): { check: () => Promise<string>; widget: ReactNode } {
  const [pending, setPending] = useState<Pending>()

  async function check(): Promise<string> {
    const { promise, ...settle } = Promise.withResolvers<string>()
    setPending({ id: crypto.randomUUID(), ...settle })
    try {
      return await promise
    } finally {
      setPending(undefined)
    }
  }

  return { check, widget: pending && <InvisibleCheck key={pending.id} {...pending} /> }
}

function InvisibleCheck({ resolve, reject }: Pending) {
  const { t } = useTranslation('dashboard-bot-check')
  const { config } = useServices()
  const dispatch = useAppDispatch()
  const state = useAppSelector(({ embedding }) => embedding.turnstileState)
  const options = useBotCheckOptions()
  useBotCheckScript(config.botCheckScriptUrl)

  const fail = useEffectEvent((reason: 'failed' | 'unsupported') => reject(new Error(t(reason))))
  useEffect(() => {
    if (state === 'error') fail('failed')
    if (state === 'unsupported') fail('unsupported')
  }, [state])

  if (state !== 'loaded' && state !== 'idle') return null
  return (
    <WidgetFrame>
      <Turnstile
        siteKey={config.botCheckSiteKey}
        injectScript={false}
        options={{ ...options, appearance: 'interaction-only' }}
        onWidgetLoad={() => dispatch(botCheckChanged('idle'))}
        onSuccess={resolve}
        onError={() => dispatch(botCheckChanged('error'))}
        onUnsupported={() => dispatch(botCheckChanged('unsupported'))}
      />
    </WidgetFrame>
  )
}
