/** How much is read: tokens and searches at most (public API, November 2025). */
export const efforts = {
  low: { tokens: 100_000, searches: 1 },
  medium: { tokens: 500_000, searches: 2 },
  high: { tokens: 1_000_000, searches: 4 },
} as const

export type Effort = keyof typeof efforts

/** Citations of an answer at most. */
export const maxQuotes = 10

/** A question with its answer, or without one while it is asked. */
export interface Exchange {
  question: string
  answer?: string
}

/** Returns the body of a question, after the questions and answers before it. */
export const deepSearchBody = (effort: Effort, exchanges: readonly Exchange[]) => ({
  model: 'jina-deepsearch-v1',
  reasoning_effort: effort,
  stream: true as const,
  messages: exchanges.flatMap(({ question, answer }) => [
    { role: 'user' as const, content: question },
    ...(answer === undefined ? [] : [{ role: 'assistant' as const, content: answer }]),
  ]),
})
