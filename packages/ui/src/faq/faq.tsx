import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { ChevronDownIcon, Icon } from '../icon/index.ts'
import styles from '../_disclosure/disclosure.module.css'

export interface FaqProps {
  /** Group name, unique on the page. Expanding a question of the group collapses the others. */
  name: string
  /** Items, in display order; `id` is the anchor. */
  questions: readonly { id: string; question: string; answer: ReactNode }[]
  /** Class name added to the root element. */
  className?: string
}

/** Questions whose answers expand without a script. The browser's search finds collapsed answers. */
export function Faq({ name, questions, className }: FaqProps) {
  return (
    <div className={classNames(styles.accordion, className)}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} name={name} className={styles.item}>
          <summary className={styles.trigger}>
            {question}
            <Icon of={ChevronDownIcon} className={classNames(styles.arrow)} />
          </summary>
          <div className={styles.content}>{answer}</div>
        </details>
      ))}
    </div>
  )
}
