import type { ReactNode } from 'react'

/** Whether a cell has nothing to show. In a card and in the second line of a row, such a cell is left out. */
export const isEmptyCell = (content: ReactNode): boolean =>
  content === null || content === undefined || content === false || content === ''

/** What a cell of a column shows: its content, or a dash that marks the empty place. */
export const cellContent = (content: ReactNode): ReactNode => (isEmptyCell(content) ? '–' : content)
