/** Returns the id of a quote on the page. */
export const quoteId = (turn: string, number: number) => `${turn}-quote-${number}`

/** Returns an answer whose marks, such as `[^1]`, are links to its quotes, without the list of sources at its end. */
export const linkCitations = (answer: string, turn: string): string =>
  answer
    .replaceAll(/^\[\^\d+\]:.*$/gm, '')
    .replaceAll(/\[\^(\d+)\]/g, (_, number: string) => `[\\[${number}\\]](#${quoteId(turn, Number(number))})`)
    .trim()
