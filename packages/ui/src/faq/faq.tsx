import type { ReactNode } from 'react'

import { classNames } from '../class-names/index.ts'
import { ChevronDownIcon, Icon } from '../icon/index.ts'
import look from '../accordion/accordion.module.css'

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
    <div className={classNames(look.accordion, className)}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} name={name} className={look.item}>
          <summary className={look.trigger}>
            {question}
            <Icon of={ChevronDownIcon} className={classNames(look.arrow)} />
          </summary>
          <div className={look.content}>{answer}</div>
        </details>
      ))}
    </div>
  )
}
