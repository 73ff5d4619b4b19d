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
  /** Class name added to the root element. */
  className?: string
}

/** Styles of long texts: headings, lists, quotes, tables and code. */
export function MarkdownView({ html, as: Element = 'div', className }: MarkdownViewProps) {
  // React compares objects: a new one would replace the content each time.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return <Element className={classNames(styles.prose, className)} dangerouslySetInnerHTML={content} />
}
