import { Link } from '@search-foundation/ui/link'

import type { BenchmarkTexts } from './use-benchmark-texts.ts'
import styles from './benchmark-link.module.css'

/** A reported result above what it measures, as the link to where it is reported. */
export function BenchmarkLink({ figure, measures, source }: BenchmarkTexts) {
  return (
    <Link className={styles.benchmark ?? ''} href={source}>
      <strong>{figure}</strong> <small>{measures}</small>
    </Link>
  )
}
