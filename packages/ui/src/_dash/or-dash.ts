import type { ReactNode } from 'react'

/** Whether there is nothing to show. In a card and in the second line of a row, a cell with nothing is left out. */
export const isEmpty = (content: ReactNode): boolean =>
  content === null || content === undefined || content === false || content === ''

/** What is shown where a reader expects a value: the content, or a dash that marks the empty place. */
export const orDash = (content: ReactNode): ReactNode => (isEmpty(content) ? '–' : content)
