import { Link, type LinkProps } from '@search-foundation/ui/link'

import styles from './card-link.module.css'

/** A link in a card that takes presses anywhere on it; the card has `position: relative`. */
export function CardLink(props: Pick<LinkProps, 'href' | 'lang' | 'children'>) {
  return <Link {...props} className={styles.link ?? ''} />
}
