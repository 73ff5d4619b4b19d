/** Returns an answer without the list of sources at its end, which a page shows in its own way. The marks in the text, such as `[^1]`, stay. */
export const withoutFootnotes = (answer: string): string => answer.replace(/\n*^\[\^\d+\]:[^]*/m, '')
