import { formatMilliseconds } from '@search-foundation/i18n/format'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { VisuallyHidden } from '@search-foundation/ui/visually-hidden'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { DemoKey } from '../../visitor/demo-key.tsx'
import { AutoRequest } from './auto-request.tsx'
import { CallFailure } from './call-failure.tsx'
import { DemoActions } from './demo-actions.tsx'
import { DemoColumns } from './demo-columns.tsx'
import type { Engine } from './engine-of.ts'
import { ResultSource } from './result-source.tsx'
import type { CallState } from './use-demo-call.ts'
import styles from './demo-layout.module.css'

/** What every demo shows of a response. */
export interface DemoResult {
  /** Tokens that the service counted. */
  tokens: number
  engine: Engine
}

export interface DemoLayoutProps<Result extends DemoResult> {
  /** Name of the demo, for assistive technology. */
  heading: string
  /** Fields of the form. */
  fields: ReactNode
  submitLabel: string
  /** @default "Cancel" */
  cancelLabel?: string
  /** What has arrived of a result: shown instead of the last result, and kept when the request is canceled or fails. */
  progress?: ReactNode
  state: CallState<Result>
  onSubmit: () => void
  onCancel: () => void
  /** Requests per minute without a key, for a product that needs none. */
  keylessRate?: number
  /**
   * Requests are sent while the visitor types: no sign of waiting between two results.
   * @default false
   */
  isLive?: boolean
  /** The request as it would be sent now, for a demo that may send it while the visitor types. */
  request?: object
  /** Draws a result. */
  children: (result: Result) => ReactNode
}

/** A demo with a key: the form, and beside it the panel with its result: the recorded one first, then the visitor's own. */
export function DemoLayout<Result extends DemoResult>({
  heading,
  fields,
  submitLabel,
  cancelLabel,
  progress,
  state,
  onSubmit,
  onCancel,
  keylessRate,
  isLive = false,
  request,
  children,
}: DemoLayoutProps<Result>) {
  const { t } = useTranslation('web-product')
  const { locale } = usePageAddress()
  const id = useId()
  const { status, result } = state
  const isPending = status === 'pending'
  // A live demo shows neither a spinner nor a skeleton between two results.
  const isWaiting = isPending && !(isLive && result !== undefined)
  const hasProgress = progress !== undefined && ['pending', 'cancelled', 'failed'].includes(status)
  const shown = hasProgress ? undefined : result
  return (
    <DemoColumns
      heading={heading}
      onSubmit={onSubmit}
      form={
        <>
          {fields}
          <DemoActions
            submitLabel={submitLabel}
            cancelLabel={cancelLabel}
            isPending={isWaiting}
            onCancel={onCancel}
          />
          {request === undefined ? null : <AutoRequest request={request} onSend={onSubmit} />}
          <DemoKey {...(keylessRate === undefined ? {} : { keylessRate })} />
          <noscript>
            <p>{t('demo.noScript')}</p>
          </noscript>
        </>
      }
    >
      <section className={styles.result} aria-labelledby={`${id}-result`} aria-busy={isPending}>
        <div className={styles.head}>
          <h3 id={`${id}-result`}>{t('demo.result')}</h3>
          {shown === undefined ? null : <ResultSource isRecorded={status === 'recorded'} {...shown} />}
        </div>
        <div role="status" className={styles.status}>
          {status === 'cancelled' ? <p>{t('demo.cancelled')}</p> : null}
          {status === 'failed' ? <CallFailure problem={state.problem} retry={onSubmit} /> : null}
          {status === 'done' ? (
            <VisuallyHidden>
              {t('demo.done', { count: state.result.tokens, ms: formatMilliseconds(state.ms, locale) })}
            </VisuallyHidden>
          ) : null}
        </div>
        {isPending && shown === undefined && !hasProgress ? (
          <div className={styles.views}>
            <Skeleton lines={6} />
          </div>
        ) : null}
        {hasProgress ? <div className={styles.views}>{progress}</div> : null}
        {shown === undefined ? null : (
          <div className={styles.views} data-waiting={isWaiting || undefined}>
            {children(shown)}
          </div>
        )}
      </section>
    </DemoColumns>
  )
}
