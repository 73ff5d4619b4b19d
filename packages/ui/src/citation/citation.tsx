import { classNames } from '../class-names.ts'
import styles from './citation.module.css'

export interface CitationProps {
  /** Its number in the text, from 1. */
  number: number
  /** Address of the source. */
  href: string
  /** Name of the source. */
  title: string
  /** The words that are cited. */
  quote?: string
  /** Joined to the class of the root element. */
  className?: string
}

/** A number in the text that leads to its source. */
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
