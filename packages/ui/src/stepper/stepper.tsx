import { classNames } from '../class-names.ts'
import { CheckIcon, Icon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './stepper.module.css'

export interface StepperProps {
  /** Accessible name: the task. */
  label: string
  /** All steps in order, completed ones included. */
  steps: readonly { id: string; label: string; description?: string }[]
  /** Id of the current step. The steps before it are completed. */
  current: string
  /** Class name added to the root element. */
  className?: string
}

/** Progress through a task of a few steps. */
export function Stepper({ label, steps, current, className }: StepperProps) {
  const labels = useLabels()
  const at = steps.findIndex(({ id }) => id === current)
  return (
    <ol role="list" aria-label={label} className={classNames(styles.steps, className)}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'ahead'
        return (
          <li
            key={step.id}
            className={styles.step}
            data-state={state}
            {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
          >
            <span className={styles.mark}>
              {state === 'done' ? <Icon of={CheckIcon} size="sm" /> : index + 1}
            </span>
            <span className={styles.words}>
              <span className={styles.label}>{step.label}</span>
              {state === 'done' && <VisuallyHidden> ({labels.done})</VisuallyHidden>}
              {step.description !== undefined && (
                <span className={styles.description}>{step.description}</span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
