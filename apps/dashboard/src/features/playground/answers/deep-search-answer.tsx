import type { Progress, Step } from '@search-foundation/store/search-progress'
import { Accordion } from '@search-foundation/ui/accordion'
import { Link } from '@search-foundation/ui/link'
import { Stack } from '@search-foundation/ui/stack'
import { StreamingText } from '@search-foundation/ui/streaming-text'
import { useTranslation } from 'react-i18next'

import styles from '../playground.module.css'

/** The steps of a deep search, its answer while it arrives, and the passages that it cites. */
export function DeepSearchAnswer({ progress, isStreaming }: { progress: Progress; isStreaming: boolean }) {
  const { t } = useTranslation('dashboard-playground')
  const { steps, answer, quotes } = progress
  return (
    <Stack>
      {steps.length > 0 && (
        <Accordion
          defaultOpen={['steps']}
          items={[
            { id: 'steps', title: t('steps', { count: steps.length }), content: <Steps steps={steps} /> },
          ]}
        />
      )}
      <StreamingText label={t('answer')} text={answer} isStreaming={isStreaming} />
      {quotes.length > 0 && (
        <ol className={styles.quotes} aria-label={t('quotes')}>
          {quotes.map(({ title, text, url }, index) => (
            <li key={index}>
              <blockquote cite={url}>{text}</blockquote>
              <Link href={url} external>
                {title || url}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  )
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('dashboard-playground')
  return (
    <ol className={styles.steps}>
      {steps.map(({ kind, text }, index) => (
        <li key={index}>
          {kind === 'query' ? (
            t('searched', { query: text })
          ) : kind === 'visit' ? (
            <Link href={text} variant="quiet" external>
              {text}
            </Link>
          ) : (
            text
          )}
        </li>
      ))}
    </ol>
  )
}
