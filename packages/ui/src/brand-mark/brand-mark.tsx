import styles from './brand-mark.module.css'

/** The mark: a field of points, of which three are lit and joined to the query. Stands before the name, and has none itself. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path className={styles.line} d="M5 19 12.5 11.5 19 5M12.5 11.5 19 14.5" />
      <g className={styles.dim}>
        <circle cx="5" cy="5" r="1.4" />
        <circle cx="12" cy="4" r="1.4" />
        <circle cx="4.5" cy="12" r="1.4" />
        <circle cx="12" cy="19.5" r="1.4" />
        <circle cx="19.5" cy="20.5" r="1.4" />
      </g>
      <circle className={styles.query} cx="5" cy="19" r="2" />
      <g className={styles.lit}>
        <circle cx="12.5" cy="11.5" r="2" />
        <circle cx="19" cy="5" r="2.6" />
        <circle cx="19" cy="14.5" r="2" />
      </g>
    </svg>
  )
}
