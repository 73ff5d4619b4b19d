import { Button } from '@search-foundation/ui/button'
import { CheckIcon, CopyIcon, Icon } from '@search-foundation/ui/icon'
import { useCopy } from '@search-foundation/ui/use-copy'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { config } from '../../../ground/config.ts'
import { keyTexts } from '../../../ground/key-texts.ts'
import { writtenText } from '../../../ground/written-text.ts'
import { CallFailure } from '../../../products/demo/call-failure.tsx'
import { useDemoCall } from '../../../products/demo/use-demo-call.ts'
import { sendRequest, type PlainResponse } from '../../../visitor/send-request.ts'
import { useApiKey } from '../../../visitor/use-api-key.ts'
import { CallResult } from './call-result.tsx'
import { resultOfLog, resultOfResponse } from './result-of-call.ts'
import { useCallsOfKey } from './use-calls-of-key.ts'
import { WatchState } from './watch-state.tsx'
import styles from './first-call.module.css'

export interface SendCallProps {
  /** Path of the call. */
  path: string
  /** Its JSON body. */
  body: string
}

/** Copies the request with the visitor's key, and shows the result when the call arrives from a terminal, or sends it itself. */
export function SendCall({ path, body }: SendCallProps) {
  const { t } = useTranslation(['web-docs', 'common'])
  const apiKey = useApiKey()
  const { copy, state: copied } = useCopy()
  const [round, setRound] = useState(0)
  const { watch, call } = useCallsOfKey(apiKey !== null && round > 0, round)
  const { state, send } = useDemoCall<PlainResponse>()
  // What was shown last, from the log or from here: the newer one stays.
  const [own, setOwn] = useState<{ after: string | undefined }>()

  useEffect(() => {
    const waitForCall = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-code-samples] [data-copy]') !== null)
        setRound((count) => count + 1)
    }
    document.addEventListener('click', waitForCall)
    return () => document.removeEventListener('click', waitForCall)
  }, [])

  if (apiKey === null) return <p className={styles.panel}>{t('firstCall.needsKey')}</p>
  const copyWithKey = () => {
    setRound((count) => count + 1)
    const shown = [...document.querySelectorAll<HTMLElement>('[data-code-samples] [data-code-panel]')].find(
      (panel) => panel.checkVisibility() && panel.querySelector('[data-slot^="key:"]') !== null,
    )
    if (shown !== undefined) void copy(writtenText(shown, keyTexts(apiKey)))
  }
  const run = () => {
    setOwn({ after: call?.id })
    const url = `${config.mainApiUrl}${path}`
    void send((signal) => sendRequest({ method: 'POST', url, body }, signal))
  }
  // The log has the call of this page, too.
  const isOwnNewer = own !== undefined && (call === undefined || call.id === own.after)
  const isOwn = state.status === 'done' && (isOwnNewer || call?.id === state.result.requestId)
  const result = isOwn ? resultOfResponse(state.result, state.ms) : call !== undefined && resultOfLog(call)
  return (
    <section className={styles.panel} aria-label={t('firstCall.label')}>
      <div className={styles.actions}>
        <Button
          variant="solid"
          icon={<Icon of={copied === 'copied' ? CheckIcon : CopyIcon} size="md" />}
          onClick={copyWithKey}
        >
          {t(copied === 'copied' ? 'common:copied' : 'common:copyWithKey')}
        </Button>
        <Button variant="outline" isPending={state.status === 'pending'} onClick={run}>
          {t('firstCall.run')}
        </Button>
      </div>
      <div className={styles.status} role="status">
        {copied === 'failed' ? <p>{t('common:copyFailed')}</p> : null}
        {state.status === 'failed' ? <CallFailure problem={state.problem} retry={run} /> : null}
        {result === false ? null : <CallResult {...result} />}
        <WatchState
          watch={watch}
          tail={apiKey.slice(-4)}
          hasResult={result !== false}
          waitAgain={() => setRound((count) => count + 1)}
        />
      </div>
    </section>
  )
}
