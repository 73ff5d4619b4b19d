import type { ReactNode } from 'react'

/** A text whose parts between backticks are code, as in the descriptions of the API document. */
export const inlineCode = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
