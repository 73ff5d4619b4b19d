import type { ReactNode } from 'react'

import { withoutFootnotes } from '../without-footnotes.ts'
import type { Turn } from './use-chat.ts'

/** A question with its answer as it arrives; numbers in the answer lead to its sources. */
export function Answer({ turn, number }: { turn: Turn; number: number }) {
  const { question, answer, step, sources, problem } = turn
  const sourceId = (index: number) => `source-${number}-${index}`
  return (
    <article aria-busy={step !== ''}>
      <h2>{question}</h2>
      {step === '' ? null : (
        <p className="step" role="status">
          {step} …
        </p>
      )}
      <p className="answer">{withLinks(withoutFootnotes(answer), (index) => `#${sourceId(index)}`)}</p>
      {problem === '' ? null : <p role="alert">{problem}</p>}
      {sources.length === 0 ? null : (
        <ol className="sources">
          {sources.map(({ title, url, quote }, index) => (
            <li key={sourceId(index + 1)} id={sourceId(index + 1)}>
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
              <q>{quote}</q>
            </li>
          ))}
        </ol>
      )}
    </article>
  )
}

/** Returns a text with a link for each of its marks, such as `[^1]`. */
function withLinks(text: string, addressOf: (index: number) => string): ReactNode[] {
  return text.split(/\[\^(\d+)\]/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <sup key={`${index}-${part}`}>
        <a href={addressOf(Number(part))}>{part}</a>
      </sup>
    ),
  )
}
