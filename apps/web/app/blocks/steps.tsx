import styles from './steps.module.css'

export interface StepsProps {
  steps: readonly { id: string; name: string; text: string }[]
}

/** The steps of a process, side by side where there is room. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, name, text }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
