const wordsPerMinute = 200
const charactersPerMinute = 450
/** Characters of the scripts that do not separate words. Korean does, so its words are counted. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Returns how many minutes it takes to read a text, at least 1: 200 words or 450 Chinese or Japanese characters a minute. */
export function readingMinutes(text: string): number {
  const characters = text.match(unspaced)?.length ?? 0
  const words = text
    .replaceAll(unspaced, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute))
}
