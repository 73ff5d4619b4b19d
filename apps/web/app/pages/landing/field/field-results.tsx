import { formatDecimal } from '@search-foundation/i18n/format'
import { languageOfServices } from '@search-foundation/store/language-of-services'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { VisuallyHidden } from '@search-foundation/ui/visually-hidden'
import { useTranslation } from 'react-i18next'

import { spectrumOf } from '../../../blocks/spectrum-of.ts'
import { usePageAddress } from '../../../document/page-context.tsx'
import { ResultSource } from '../../../products/demo/result-source.tsx'
import type { FieldState } from './use-field-query.ts'
import styles from './field-results.module.css'

/** The lit passages as a list with their scores, and what went wrong where something did. */
export function FieldResults({ state, retry }: { state: FieldState; retry: () => void }) {
  const { t } = useTranslation(['web-landing', 'common'])
  const { locale } = usePageAddress()
  const { lit } = state
  const isPending = state.status === 'pending'

  return (
    <div className={styles.results}>
      <div className={styles.note}>
        <p className={styles.status} role="status">
          {isPending ? t('field.searching') : null}
          {state.status === 'done' && lit.passages.length === 0 ? t('field.nothing') : null}
          {state.status === 'done' && lit.passages.length > 0 ? (
            <VisuallyHidden>
              {t('field.announce', { count: lit.passages.length, query: lit.query })}
            </VisuallyHidden>
          ) : null}
        </p>
        {isPending ? null : <ResultSource engine={lit.engine} isRecorded={lit.isRecorded} />}
      </div>
      {state.status === 'failed' && state.problem.kind !== 'empty' ? (
        <Callout
          tone="negative"
          announce
          action={
            <Button size="sm" onClick={retry}>
              {t('common:retry')}
            </Button>
          }
        >
          {t(`field.${state.problem.kind}`, state.problem)}
          {'message' in state.problem ? (
            <span lang={languageOfServices}> {state.problem.message}</span>
          ) : null}
        </Callout>
      ) : null}
      <ol aria-label={t('field.results')} data-dimmed={isPending || undefined}>
        {lit.passages.map(({ index, score, text, topic, language }, rank) => (
          <li key={index} {...spectrumOf(topic)}>
            <span className={styles.rank} aria-hidden="true">
              {rank + 1}
            </span>
            <span lang={language}>{text}</span>
            <span className={styles.score} title={t('field.scoreHint')}>
              {t('field.score', { score: formatDecimal(score, locale, 2) })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
