import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { ChevronDownIcon, Icon } from '../icon/index.ts'
import styles from '../_disclosure/disclosure.module.css'

export interface FaqProps {
  /** Shared by the questions, unique on the page: opening one closes the others. */
  name: string
  /** From first to last; `id` is the anchor. */
  questions: readonly { id: string; question: string; answer: ReactNode }[]
  /** Joined to the class of the root element. */
  className?: string
}

/** Questions and answers that open without a script; the browser's own search finds closed answers. */
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
