import { Link } from '@search-foundation/ui/link'

import type { BenchmarkTexts } from './use-benchmark-texts.ts'
import styles from './benchmark-link.module.css'

/** A reported result, as the link to where it is reported, with what it measures. */
export function BenchmarkLink({ figure, measures, source }: BenchmarkTexts) {
  return (
    <span className={styles.benchmark}>
      <Link href={source}>{figure}</Link> <small>{measures}</small>
    </span>
  )
}
