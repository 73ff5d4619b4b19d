import { brand } from '@search-foundation/content/brand'
import { BrandMark } from '@search-foundation/ui/brand-mark'

import styles from './wordmark.module.css'

/** The mark and the name. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <BrandMark />
      <span>{brand.name}</span>
    </span>
  )
}
