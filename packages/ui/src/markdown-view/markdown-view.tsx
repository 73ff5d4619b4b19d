import { classNames } from '../class-names.ts'
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
  return (
    <Element className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
