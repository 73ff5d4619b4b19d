import { classNames } from '../class-names.ts'
import styles from './spinner.module.css'

export interface SpinnerProps {
  /** Width and height in px. */
  size?: number
  /** What is being waited for. Without it the spinner is decoration beside words that say it. */
  label?: string
  /** Joined to the class of the root element. */
  className?: string
}

/** Points on a circle that light up in turn: work of unknown length. */
export function Spinner({ size = 16, label, className }: SpinnerProps) {
  return (
    <svg
      className={classNames(styles.spinner, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {Array.from({ length: 8 }, (_, point) => (
        <circle
          key={point}
          cx={12 + 8.75 * Math.round(Math.cos((point * Math.PI) / 4) * 1e4) * 1e-4}
          cy={12 + 8.75 * Math.round(Math.sin((point * Math.PI) / 4) * 1e4) * 1e-4}
          r={2.1}
          fill="currentColor"
          style={{ animationDelay: `${point * 100 - 800}ms` }}
        />
      ))}
    </svg>
  )
}
