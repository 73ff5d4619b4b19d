import type { ReactNode } from 'react'

import { Button } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { useLabels } from '../labels/index.ts'
import { Link } from '../link/index.ts'
import { Spinner } from '../spinner/index.ts'
import styles from './message.module.css'

export interface MessageSource {
  /** Address of the source. */
  href: string
  /** Title of the source. */
  title: string
  /** Quoted passage. */
  quote?: string
}

export interface MessageProps {
  /** Name of the author, also the accessible name of the message. */
  author: string
  /**
   * Whether the user wrote the message. Such a message is at the end of the line, on a background.
   * @default false
   */
  isOwn?: boolean
  /** Icon or Avatar before the author. Must be decorative. */
  icon?: ReactNode
  /** Content after the author: a time, a model. */
  meta?: ReactNode
  /** Content: a text, or StreamingText with Citation. */
  children?: ReactNode
  /**
   * Whether the message is expected and nothing of it has arrived. Shows a spinner in place of the content.
   * @default false
   */
  isPending?: boolean
  /** Why the message is missing or incomplete, and what to do. */
  error?: ReactNode
  /** Sends the failed request again. Without it, an error has no button. */
  onRetry?: () => void
  /** Sources in the order of their Citation numbers, from 1. */
  sources?: readonly MessageSource[]
  /** Buttons below the message: copy, stop. */
  actions?: ReactNode
  /** Class name added to the root element. */
  className?: string
}

/** Message of a conversation, with its state and sources. */
export function Message({
  author,
  isOwn,
  icon,
  meta,
  children,
  isPending,
  error,
  onRetry,
  sources = [],
  actions,
  className,
}: MessageProps) {
  const labels = useLabels()
  return (
    <article
      aria-label={author}
      aria-busy={isPending || undefined}
      className={classNames(styles.message, className)}
      data-own={isOwn || undefined}
    >
      <header className={styles.head}>
        {icon}
        <span className={styles.author}>{author}</span>
        {meta !== undefined && <span className={styles.meta}>{meta}</span>}
      </header>
      {isPending ? (
        <Spinner size={20} label={labels.loading} />
      ) : (
        children !== undefined && <div className={styles.content}>{children}</div>
      )}
      {error !== undefined && (
        <div className={styles.error} role="alert">
          <span>{error}</span>
          {onRetry && (
            <Button size="sm" onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
        </div>
      )}
      {sources.length > 0 && (
        <div className={styles.sources}>
          <p className={styles.sourcesTitle}>{labels.sources}</p>
          <ol className={styles.list}>
            {sources.map(({ href, title, quote }, index) => (
              <li key={index}>
                <Link href={href} external>
                  {title}
                </Link>
                {quote !== undefined && <blockquote className={styles.quote}>{quote}</blockquote>}
              </li>
            ))}
          </ol>
        </div>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
