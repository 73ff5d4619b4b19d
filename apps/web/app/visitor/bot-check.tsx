import { loadBotCheck } from '@search-foundation/store/load-bot-check'
import { useEffect, useEffectEvent, useRef } from 'react'

import { usePageAddress } from '../document/page-context.tsx'
import { config } from '../ground/config.ts'

/** The part of the bot check's script that is used here. */
interface Turnstile {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string
      language: string
      size: 'flexible'
      'response-field': boolean
      callback: (response: string) => void
      'error-callback': () => void
    },
  ) => string
  remove: (widget: string) => void
}

export interface BotCheckProps {
  /** Called with a response, which is valid for one call. */
  onResponse: (response: string) => void
  /** Called when the check cannot be loaded or fails. */
  onError: () => void
}

/** The bot-check widget. Remount it (by `key`) for another response. */
export function BotCheck({ onResponse, onError }: BotCheckProps) {
  const { locale } = usePageAddress()
  const container = useRef<HTMLDivElement>(null)
  const respond = useEffectEvent(onResponse)
  const fail = useEffectEvent(onError)

  useEffect(() => {
    let remove: (() => void) | undefined
    let isCurrent = true
    loadBotCheck(config.botCheckScriptUrl).then(
      () => {
        if (!isCurrent || container.current === null) return
        const { turnstile } = window as unknown as { turnstile: Turnstile }
        const widget = turnstile.render(container.current, {
          sitekey: config.botCheckSiteKey,
          language: locale,
          size: 'flexible',
          'response-field': false,
          callback: respond,
          'error-callback': fail,
        })
        remove = () => turnstile.remove(widget)
      },
      (error: unknown) => {
        console.warn('The bot check could not be loaded.', error)
        if (isCurrent) fail()
      },
    )
    return () => {
      isCurrent = false
      remove?.()
    }
  }, [locale])

  return <div ref={container} />
}
