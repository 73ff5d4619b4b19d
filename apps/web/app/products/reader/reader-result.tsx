import { formatMilliseconds } from '@search-foundation/i18n/format'
import { Callout } from '@search-foundation/ui/callout'
import { SegmentedControl } from '@search-foundation/ui/segmented-control'
import { Skeleton } from '@search-foundation/ui/skeleton'
import { VisuallyHidden } from '@search-foundation/ui/visually-hidden'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { CallFailure } from '../demo/call-failure.tsx'
import { ResultSource } from '../demo/result-source.tsx'
import { ReaderFacts } from './reader-facts.tsx'
import { ResultActions } from './result-actions.tsx'
import { ResultView, views, type View } from './result-view.tsx'
import type { Reader, ReadProblem } from './use-reader.ts'
import styles from './reader-result.module.css'

/** The panel beside the form: a result in three forms, or what went wrong and how to mend it. */
export function ReaderResult({ reader }: { reader: Reader }) {
  const { t } = useTranslation(['web-reader', 'web-product'])
  const { locale } = usePageAddress()
  const { state, request } = reader
  const [view, setView] = useState<View>('rendered')
  const id = useId()
  const isRecorded = state.status === 'recorded'
  const reading = isRecorded || state.status === 'done' ? state.reading : undefined

  return (
    <section
      className={styles.result}
      aria-labelledby={`${id}-heading`}
      aria-busy={state.status === 'reading'}
    >
      <div className={styles.head}>
        <h3 id={`${id}-heading`}>{t('web-product:demo.result')}</h3>
        {reading ? (
          <SegmentedControl
            label={t('demo.tabs')}
            name={`${id}-view`}
            size="sm"
            options={views.map((choice) => ({ id: choice, label: t(`demo.tab.${choice}`) }))}
            value={view}
            onChange={setView}
          />
        ) : null}
      </div>
      <div role="status" className={styles.status}>
        {state.status === 'cancelled' ? <p>{t('web-product:demo.cancelled')}</p> : null}
        {state.status === 'reading' ? <Waiting text={t('demo.reading', { host: state.host })} /> : null}
        {state.status === 'failed' ? (
          <Failure problem={state.problem} retry={() => void reader.start(request)} />
        ) : null}
        {state.status === 'done' && reading?.ms !== undefined ? (
          <VisuallyHidden>
            {t('web-product:demo.done', {
              count: reading.answer.usage.tokens,
              ms: formatMilliseconds(reading.ms, locale),
            })}
          </VisuallyHidden>
        ) : null}
      </div>
      {reading ? (
        <>
          <div className={styles.facts}>
            <ReaderFacts reading={reading} />
            <ResultSource isRecorded={isRecorded} engine={reading.answer.engine} />
          </div>
          <ResultView view={view} reading={reading} />
          <ResultActions view={view} reading={reading} />
        </>
      ) : null}
    </section>
  )
}

function Waiting({ text }: { text: string }) {
  return (
    <div className={styles.waiting}>
      <p>{text}</p>
      <Skeleton lines={5} />
    </div>
  )
}

function Failure({ problem, retry }: { problem: ReadProblem; retry: () => void }) {
  const { t } = useTranslation('web-reader')
  const className = styles.failure ?? ''
  if (problem.kind === 'url' || problem.kind === 'private') {
    return (
      <Callout className={className} tone="negative">
        {t(`demo.error.${problem.kind}`)}
      </Callout>
    )
  }
  return <CallFailure className={className} problem={problem} retry={retry} />
}
