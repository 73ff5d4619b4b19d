import { useMemo } from 'react'

import { classNames } from '../class-names.ts'
import { trustedHtml } from '../trusted-types.ts'
import styles from './markdown-view.module.css'

export interface MarkdownViewProps {
  /** Markdown as sanitized HTML (rehype-sanitize at build time). Never pass unsanitized text. */
  html: string
  /**
   * HTML element.
   * @default 'div'
   */
  as?: 'div' | 'article' | 'section'
  /**
   * Shows the rows of tables as lists on phones. The cells need the headings of their columns as `data-label`.
   * @default false
   */
  stackTables?: boolean
  /** Class name added to the root element. */
  className?: string
}

/** Styles of long texts: headings, lists, quotes, tables and code. */
export function MarkdownView(props: MarkdownViewProps) {
  const { html, as: Element = 'div', stackTables, className } = props
  // React compares objects: a new one would replace the content each time.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return (
    <Element
      className={classNames(styles.prose, className)}
      data-stack-tables={stackTables || undefined}
      dangerouslySetInnerHTML={content}
    />
  )
}
