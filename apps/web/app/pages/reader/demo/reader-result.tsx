import { PlainButton } from '@search-foundation/ui/plain-button'
import { Link } from '@search-foundation/ui/link'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { usePlace } from '../../../i18n/use-place.ts'
import { ResultActions } from './result-actions.tsx'
import { ResultFacts } from './result-facts.tsx'
import { ResultView, VIEWS, type View } from './result-view.tsx'
import type { Reader, ReadProblem } from './use-reader.ts'
import styles from './reader-result.module.css'

/** The panel beside the form: nothing yet, reading, a result in three forms, or what went wrong and how to mend it. */
export function ReaderResult({ reader }: { reader: Reader }) {
  const { t } = useTranslation('web-reader')
  const { locale } = usePlace()
  const { state, request } = reader
  const [view, setView] = useState<View>('rendered')
  const id = useId()
  const number = new Intl.NumberFormat(locale)
  const reading = state.status === 'done' ? state.reading : undefined

  return (
    <section
      className={styles.result}
      aria-labelledby={`${id}-heading`}
      aria-busy={state.status === 'reading'}
    >
      <div className={styles.head}>
        <h3 id={`${id}-heading`}>{t('demo.result')}</h3>
        {reading ? (
          <fieldset className={styles.views}>
            <legend>{t('demo.tabs')}</legend>
            {VIEWS.map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name={`${id}-view`}
                  checked={view === choice}
                  onChange={() => setView(choice)}
                />
                <span>{t(`demo.tab.${choice}`)}</span>
              </label>
            ))}
          </fieldset>
        ) : null}
      </div>
      <div role="status" className={styles.status}>
        {state.status === 'idle' ? <Empty /> : null}
        {state.status === 'cancelled' ? <p>{t('demo.cancelled')}</p> : null}
        {state.status === 'reading' ? <Waiting text={t('demo.reading', { host: state.host })} /> : null}
        {state.status === 'failed' ? (
          <Failure problem={state.problem} retry={() => void reader.start(request)} />
        ) : null}
        {reading ? (
          <span className={styles.quiet}>
            {t('demo.announceDone', {
              count: reading.answer.usage.tokens,
              ms: number.format(reading.ms),
            })}
          </span>
        ) : null}
      </div>
      {reading ? (
        <>
          <ResultFacts reading={reading} />
          <ResultView view={view} reading={reading} />
          <ResultActions view={view} reading={reading} />
        </>
      ) : null}
    </section>
  )
}

/** The empty panel: a field in which nothing is lit yet. */
function Empty() {
  const { t } = useTranslation('web-reader')
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 120 48" width="120" height="48" aria-hidden="true">
        {Array.from({ length: 30 }, (_, index) => (
          <circle key={index} cx={6 + (index % 10) * 12} cy={8 + Math.floor(index / 10) * 16} r="1.8" />
        ))}
      </svg>
      <p>
        <strong>{t('demo.empty')}</strong>
        {t('demo.emptyHint')}
      </p>
    </div>
  )
}

function Waiting({ text }: { text: string }) {
  return (
    <div className={styles.waiting}>
      <p>{text}</p>
      {[92, 100, 84, 96, 60].map((width) => (
        <span key={width} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  )
}

function Failure({ problem, retry }: { problem: ReadProblem; retry: () => void }) {
  const { t } = useTranslation('web-reader')
  const { href } = usePlace()
  const atDashboard = problem.kind === 'balance' || problem.kind === 'unauthorized'
  return (
    <div className={styles.failure}>
      <p>{t(`demo.error.${problem.kind}`, problem)}</p>
      <p className={styles.mend}>
        {atDashboard ? (
          <Link variant="button-outline" size="sm" href={href('/api-dashboard')}>
            {t('demo.dashboard')}
          </Link>
        ) : null}
        {problem.kind === 'url' ? null : (
          <PlainButton size="sm" onClick={retry}>
            {t('demo.retry')}
          </PlainButton>
        )}
      </p>
    </div>
  )
}
