const breakHere = '\u200B'
const particles = /^\p{Script=Hiragana}+$/u
const opening = /[\p{Ps}\p{Pi}]$/u

/**
 * Marks where a line of Chinese or Japanese may end: before a word, but not before the particles that follow one. The other languages
 * have spaces. The marks are zero-width spaces.
 */
export function markPhrases(text: string, locale: string): string {
  if (!/^(ja|zh)/.test(locale)) return text
  // oxlint-disable-next-line no-restricted-globals -- it splits text; it does not format numbers or dates
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)
  let marked = ''
  for (const { segment, isWordLike } of segments) {
    const startsPhrase = isWordLike === true && !particles.test(segment) && !opening.test(marked)
    marked += startsPhrase && marked !== '' ? breakHere + segment : segment
  }
  return marked
}
