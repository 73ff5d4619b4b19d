import styles from './field.module.css'

/** Asterisk of a required field. Screen readers get `required` from the control instead. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  )
}
