import { formatMilliseconds } from '@search-foundation/i18n/format'
import { EmptyState } from '@search-foundation/ui/empty-state'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { VisuallyHidden } from '@search-foundation/ui/visually-hidden'
import { isValidElement, useId, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { DemoKey } from '../../visitor/demo-key.tsx'
import { AutoRequest } from './auto-request.tsx'
import { CallFailure } from './call-failure.tsx'
import { DemoActions } from './demo-actions.tsx'
import { DemoColumns } from './demo-columns.tsx'
import type { Engine } from './engine-of.ts'
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
  /** What the panel shows before the first request. */
  empty: { title: string; hint: string } | ReactElement
  /** What has arrived of a result: shown instead of a skeleton, and kept when the request is canceled or fails. */
  progress?: ReactNode
  state: CallState<Result>
  onSubmit: () => void
  onCancel: () => void
  /** Requests per minute without a key, for a product that needs none. */
  keylessRate?: number
  /**
   * Requests are sent while the visitor types: the result stays until the next one is there.
   * @default false
   */
  isLive?: boolean
  /**
   * Whether the local engine compares words instead of meaning; a note below the result says so.
   * @default false
   */
  isLexical?: boolean
  /** The request as it would be sent now, for a demo that may send it while the visitor types. */
  request?: object
  /** Draws a result. */
  children: (result: Result) => ReactNode
}

/** A demo with a key: the form, and beside it the panel with its state, its result or why it failed. */
export function DemoLayout<Result extends DemoResult>({
  heading,
  fields,
  submitLabel,
  cancelLabel,
  empty,
  progress,
  state,
  onSubmit,
  onCancel,
  keylessRate,
  isLive = false,
  isLexical = false,
  request,
  children,
}: DemoLayoutProps<Result>) {
  const { t } = useTranslation(['web-product', 'common'])
  const { locale } = usePageAddress()
  const id = useId()
  const isPending = state.status === 'pending'
  // A live demo shows neither a spinner nor a skeleton between two results.
  const isWaiting = isPending && !(isLive && state.previous !== undefined)
  const result = state.status === 'done' ? state.result : isPending && isLive ? state.previous : undefined
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
          {result === undefined ? null : (
            <p>
              <span>{t('common:engine')}</span> <span>{t(`common:engineName.${result.engine}`)}</span>
            </p>
          )}
        </div>
        <div role="status" className={styles.status}>
          {state.status === 'idle' && !isValidElement(empty) ? (
            <EmptyState headingLevel={4} title={empty.title} description={empty.hint} />
          ) : null}
          {state.status === 'cancelled' ? <p>{t('demo.cancelled')}</p> : null}
          {isWaiting && progress === undefined ? <Skeleton lines={6} /> : null}
          {state.status === 'failed' ? <CallFailure problem={state.problem} retry={onSubmit} /> : null}
          {state.status === 'done' ? (
            <VisuallyHidden>
              {t('demo.done', { count: state.result.tokens, ms: formatMilliseconds(state.ms, locale) })}
            </VisuallyHidden>
          ) : null}
        </div>
        {state.status === 'idle' && isValidElement(empty) ? (
          <div className={styles.views}>{empty}</div>
        ) : null}
        {['pending', 'cancelled', 'failed'].includes(state.status) && progress !== undefined ? (
          <div className={styles.views}>{progress}</div>
        ) : null}
        {result === undefined ? null : (
          <div className={styles.views}>
            {children(result)}
            {result.engine === 'local' && isLexical ? (
              <p className={styles.note}>{t('common:lexicalEngine')}</p>
            ) : null}
          </div>
        )}
      </section>
    </DemoColumns>
  )
}
