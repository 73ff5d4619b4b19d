import { Link } from '@search-foundation/ui/link'

import styles from './reading-list.module.css'

export interface ReadingListProps {
  entries: readonly { href: string; title: string; text: string }[]
  /**
   * Whether the titles are names in code.
   * @default false
   */
  isCode?: boolean
}

/** Pages to read next, each with a sentence about it. */
export function ReadingList({ entries, isCode = false }: ReadingListProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ href, title, text }) => (
        <li key={href}>
          <Link {...(isCode && { className: styles.code ?? '' })} href={href}>
            {title}
          </Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
