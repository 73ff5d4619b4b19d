import { classNames } from '../class-names.ts'
import styles from './citation.module.css'

export interface CitationProps {
  /** Number in the text, from 1. */
  number: number
  /** Address of the source. */
  href: string
  /** Title of the source. */
  title: string
  /** Quoted text. */
  quote?: string
  /** Class name added to the root element. */
  className?: string
}

/** Number in a text that links to its source. */
export function Citation({ number, href, title, quote, className }: CitationProps) {
  return (
    <sup className={classNames(styles.citation, className)}>
      <a
        className={styles.link}
        href={href}
        target="_blank"
        rel="noopener"
        title={quote === undefined ? title : `${title}: “${quote}”`}
        aria-label={`${number}: ${title}`}
      >
        {number}
      </a>
    </sup>
  )
}
