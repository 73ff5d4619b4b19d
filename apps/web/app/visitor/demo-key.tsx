import { ApiError, obtainKey } from '@search-foundation/api-client'
import { languageOfServices } from '@search-foundation/store/language-of-services'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { CopyButton } from '@search-foundation/ui/copy-button'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { BotCheck } from './bot-check.tsx'
import { KeyInSamples } from './key-in-samples.tsx'
import { answerKeyRequests, useKeyRequested } from './key-request.ts'
import { services } from './services.ts'
import { saveApiKey, useApiKey } from './use-api-key.ts'
import styles from './demo-key.module.css'

type Status = 'closed' | 'checking' | 'failed' | 'checkFailed' | 'created' | 'empty'

export interface DemoKeyProps {
  /** Requests per minute without a key, for a product that needs none. */
  keylessRate?: number
  /** What to tell a visitor without a key, where the key is for something else than a demo. */
  without?: string
}

/**
 * Which key a demo uses, also in the samples of its page, and a way to get a trial key in place for visitors without one. It opens by itself
 * when a call needs a key, which goes on as soon as there is one.
 */
export function DemoKey({ keylessRate, without }: DemoKeyProps) {
  const { t } = useTranslation(['web-product', 'common'])
  const apiKey = useApiKey()
  const [status, setStatus] = useState<Status>('closed')
  const [checks, setChecks] = useState(0)
  const [isLimited, setLimited] = useState(false)
  const [refusal, setRefusal] = useState('')
  // A response is valid for one call; the fallback to a key without tokens waits for another one.
  const another = useRef<(response: string) => void>(undefined)
  const tail = apiKey?.slice(-4) ?? ''
  const isRequested = useKeyRequested()
  const hasFailed = status === 'failed' || status === 'checkFailed'
  const isChecking = status === 'checking' || (isRequested && !hasFailed)
  const part = useRef<HTMLDivElement>(null)

  // The keyboard goes on in the check, and after it with what came of it: the check takes the focus with it when it leaves the page.
  useEffect(() => {
    if (isRequested) part.current?.focus()
  }, [isRequested])

  const create = async (botCheck: string) => {
    const anotherBotCheck = () => {
      console.info('rate limit exceeded')
      setLimited(true)
      setChecks((count) => count + 1)
      return new Promise<string>((resolve) => {
        another.current = resolve
      })
    }
    try {
      const created = await obtainKey(services, { botCheck, anotherBotCheck })
      saveApiKey(created.api_key)
      setStatus(created.trial ? 'created' : 'empty')
      answerKeyRequests(created.trial)
      part.current?.focus()
    } catch (error) {
      console.warn('The trial key could not be created.', error)
      setRefusal(error instanceof ApiError ? error.message : '')
      setStatus('failed')
    }
  }
  const respond = (response: string) => {
    const waiting = another.current
    another.current = undefined
    if (waiting === undefined) void create(response)
    else waiting(response)
  }
  const open = () => {
    setChecks((count) => count + 1)
    setLimited(false)
    setStatus('checking')
  }

  return (
    <div ref={part} className={styles.key} role="status" tabIndex={-1}>
      {apiKey === null ? null : <KeyInSamples apiKey={apiKey} canCopy={without === undefined} />}
      {apiKey !== null && (status === 'created' || status === 'closed') && !isChecking ? (
        <>
          <p>{t(status === 'created' ? 'demo.key.created' : 'demo.key.using', { tail })}</p>
          <CopyButton variant="button" text={apiKey} label={t('common:copy')} />
        </>
      ) : null}
      {status === 'empty' && !isChecking ? <Callout tone="warning">{t('demo.key.empty')}</Callout> : null}
      {status === 'closed' && !isChecking && apiKey === null ? (
        <>
          <p>
            {keylessRate === undefined
              ? (without ?? t('demo.key.none'))
              : t('demo.key.optional', { count: keylessRate })}
          </p>
          <Button size="sm" onClick={open}>
            {t('demo.key.trial')}
          </Button>
        </>
      ) : null}
      {isChecking ? (
        <>
          <p>{t(isLimited ? 'demo.key.limitHint' : 'demo.key.trialHint')}</p>
          <BotCheck key={checks} onResponse={respond} onError={() => setStatus('checkFailed')} />
        </>
      ) : null}
      {hasFailed ? (
        <Callout
          tone="negative"
          action={
            <Button size="sm" onClick={open}>
              {t('common:retry')}
            </Button>
          }
        >
          {status === 'failed' && refusal !== '' ? (
            <>
              <strong lang={languageOfServices}>{refusal}</strong>
              <br />
            </>
          ) : null}
          {t(status === 'failed' ? 'demo.key.failed' : 'demo.key.checkFailed')}
        </Callout>
      ) : null}
    </div>
  )
}
