/** A reason for which a row or a job failed, as a key of texts, with the figures of the text. */
export type Reason =
  | { key: 'no-text' | 'not-json' | 'canceled' }
  | { key: 'too-long'; tokens: number; limit: number; model: string }

const tooLong = /^The text has (\d+) tokens; (\S+) takes (\d+)\.$/

const fixed: Readonly<Record<string, 'no-text' | 'not-json' | 'canceled'>> = {
  'The row has no text.': 'no-text',
  'The line is not valid JSON.': 'not-json',
  'The job was canceled.': 'canceled',
}

/** Recognizes the reason in the words of the service, so that it can be shown in the language of the page. Undefined for other words. */
export function reasonOf(error: string): Reason | undefined {
  const key = fixed[error]
  if (key !== undefined) return { key }
  const [, tokens, model, limit] = tooLong.exec(error) ?? []
  if (tokens === undefined || model === undefined || limit === undefined) return undefined
  return { key: 'too-long', tokens: Number(tokens), limit: Number(limit), model }
}
