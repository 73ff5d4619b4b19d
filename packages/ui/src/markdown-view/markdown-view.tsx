import { classNames } from '../class-names.ts'
import styles from './markdown-view.module.css'

export interface MarkdownViewProps {
  /** Markdown as HTML, already sanitised (rehype-sanitize at build time). Never text from outside as it came. */
  html: string
  /** The element to use. */
  as?: 'div' | 'article' | 'section'
  /** Joined to the class of the root element. */
  className?: string
}

/** Long text: headings, lists, quotes, tables and code in one rhythm. */
export function MarkdownView({ html, as: Element = 'div', className }: MarkdownViewProps) {
  return (
    <Element className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
