import type { Progress } from '@search-foundation/store/search-progress'
import { StreamingText } from '@search-foundation/ui/streaming-text'
import { useTranslation } from 'react-i18next'

import { UntrustedMarkdown } from '../../../markdown/untrusted-markdown.tsx'
import { linkCitations } from './link-citations.ts'
import { SearchQuotes } from './search-quotes.tsx'
import { SearchSteps } from './search-steps.tsx'
import { VisitedAddresses } from './visited-addresses.tsx'
import styles from './search-turn.module.css'

/** A question and what has arrived of its answer. */
export interface Turn extends Progress {
  question: string
}

export interface SearchTurnProps {
  /** Unique on the page: citations link to ids that begin with it. */
  id: string
  turn: Turn
  /** The answer and its quotes as HTML, for a turn that is part of the page. */
  html?: { answer: string; quotes: readonly string[] }
  /**
   * Whether more will arrive.
   * @default false
   */
  isStreaming?: boolean
}

/** A question with the steps of its search, the answer, its quotes, and the addresses that were opened. */
export function SearchTurn({ id, turn, html, isStreaming = false }: SearchTurnProps) {
  const { t } = useTranslation('web-deepsearch')
  const { question, steps, answer, quotes, visited, read } = turn
  return (
    <article className={styles.turn}>
      <h4>{question}</h4>
      {steps.length === 0 ? null : <SearchSteps steps={steps} isOpen={isStreaming && answer === ''} />}
      {isStreaming ? (
        <StreamingText className={styles.arriving ?? ''} label={t('demo.answer')} text={answer} isStreaming />
      ) : (
        <UntrustedMarkdown
          className={styles.answer ?? ''}
          markdown={linkCitations(answer, id)}
          {...(html === undefined ? {} : { html: html.answer })}
        />
      )}
      {quotes.length === 0 ? null : <SearchQuotes turn={id} quotes={quotes} html={html?.quotes} />}
      {visited.length === 0 || isStreaming ? null : <VisitedAddresses visited={visited} read={read} />}
    </article>
  )
}
