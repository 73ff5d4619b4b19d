import { formatMilliseconds, formatNumber } from '@search-foundation/i18n/format'
import { JsonView, type JsonViewProps } from '@search-foundation/ui/json-view'
import { TextArea } from '@search-foundation/ui/text-area'
import { TextField } from '@search-foundation/ui/text-field'
import { useState, type FormEvent } from 'react'

import { CallFailure } from '../../../../products/demo/call-failure.tsx'
import { DemoActions } from '../../../../products/demo/demo-actions.tsx'
import { ResultFacts } from '../../../../products/demo/result-facts.tsx'
import { useDemoCall } from '../../../../products/demo/use-demo-call.ts'
import { DemoKey } from '../../../../visitor/demo-key.tsx'
import { sendRequest, type PlainResponse } from '../../../../visitor/send-request.ts'
import { jsonProblem } from './json-problem.ts'
import styles from './try-it.module.css'

interface TryItProps {
  method: string
  /** Address of the service. */
  host: string
  /** Path and parameters of the recorded call. */
  path: string
  /** JSON body of the recorded call. */
  body?: string
  /** How the call is authorized: by a key, by none, or by either. */
  auth: string
}

/** What a visitor without a key is told. */
const withoutKey: Readonly<Record<string, string>> = {
  key: 'This call needs an API key.',
  'optional-key': 'This call works without an API key, at a lower rate limit.',
}

/** Sends the call of a page with the visitor's key and shows what comes back. */
export default function TryIt({ method, host, auth, ...recorded }: TryItProps) {
  const [path, setPath] = useState(recorded.path)
  const [body, setBody] = useState(recorded.body ?? '')
  const [problem, setProblem] = useState<string>()
  const [arrived, setArrived] = useState<PlainResponse>()
  const { state, send, cancel } = useDemoCall<PlainResponse>({ needsKey: auth === 'key' })
  const hasBody = recorded.body !== undefined
  const run = () => {
    const found = hasBody ? jsonProblem(body) : undefined
    setProblem(found)
    if (found !== undefined) return
    const request = { method, url: `${host}${path}`, ...(hasBody && { body }) }
    setArrived(undefined)
    void send((signal) => sendRequest(request, signal, setArrived))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run()
  }
  const isPending = state.status === 'pending'
  // The events of a stream are shown as they come, and stay when it is stopped.
  const result = (state.status === 'done' ? undefined : arrived) ?? state.result
  return (
    <section className={styles.tryIt} aria-labelledby="try-it">
      <h2 id="try-it">Try it</h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={`${method} ${host}`}
          mono
          autoComplete="off"
          spellCheck={false}
          value={path}
          readOnly={hasBody}
          onChange={({ target }) => setPath(target.value)}
        />
        {hasBody ? (
          <TextArea
            label="JSON body"
            mono
            autoGrow
            spellCheck={false}
            value={body}
            errorMessage={problem}
            onChange={({ target }) => setBody(target.value)}
          />
        ) : null}
        <DemoActions submitLabel="Send the request" isPending={isPending} onCancel={cancel} />
        {auth === 'none' ? null : <DemoKey without={withoutKey[auth] ?? ''} />}
        <noscript>
          <p>Sending a request from this page needs JavaScript. The code above does the same.</p>
        </noscript>
      </form>
      <div role="status" className={styles.status}>
        {state.status === 'cancelled' ? <p>Canceled.</p> : null}
        {state.status === 'failed' ? <CallFailure problem={state.problem} retry={run} /> : null}
        {state.status === 'done' ? (
          <ResultFacts facts={factsOf(state.result, formatMilliseconds(state.ms, 'en-US'))} />
        ) : null}
      </div>
      {result === undefined ? null : (
        <div className={styles.result} data-waiting={(isPending && arrived === undefined) || undefined}>
          <JsonView label="Response" value={result.body as JsonViewProps['value']} maxHeight="28rem" />
        </div>
      )}
    </section>
  )
}

function factsOf({ status, tokens, remaining, requestId }: PlainResponse, time: string) {
  const number = (value: number) => formatNumber(value, 'en-US')
  return [
    ['Status', String(status)],
    ['Time', time],
    ...(tokens === null ? [] : [['Tokens', number(tokens)]]),
    ...(remaining === null ? [] : [['Requests left this minute', number(remaining)]]),
    ...(requestId === null ? [] : [['Request id', requestId]]),
  ] as [string, string][]
}
