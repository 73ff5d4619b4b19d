import { classNames } from '../class-names.ts'
import styles from './spinner.module.css'

export interface SpinnerProps {
  /**
   * Width and height in px.
   * @default 16
   */
  size?: number
  /** Accessible name: what is loading. Without it, the spinner is decorative and needs a text beside it. */
  label?: string
  /** Class name added to the root element. */
  className?: string
}

/** Animated points on a circle: a task of unknown duration is in progress. */
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
