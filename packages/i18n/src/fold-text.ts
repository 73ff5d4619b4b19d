const latinMarks = /(?<=\p{Script=Latin}\p{M}*)\p{M}/gu
const dieresisOfYo = /(?<=[еЕ])\u0308/g
const katakana = /[\u30a1-\u30f6]/g

/**
 * Returns a text as searches compare it, in every language alike: lower case, Latin letters without accents, ё as е, full-width
 * letters as narrow ones, katakana as hiragana (which input methods show first). Marks of other scripts stay, since й is not и.
 * The result is decomposed: the beginning of a Korean syllable is the beginning of its text.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(latinMarks, '')
    .replace(dieresisOfYo, '')
    .replace(katakana, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0x60))
    .toLowerCase()
}

/** Whether a text is in a script without spaces between words. */
const isWithoutSpaces = (text: string) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)

/** Whether a folded text has a word that begins with another folded text; in Chinese and Japanese, whether it contains it. */
export function hasWordWith(text: string, beginning: string): boolean {
  if (isWithoutSpaces(beginning)) return text.includes(beginning)
  return text.split(/[^\p{L}\p{N}\p{M}]+/u).some((word) => word.startsWith(beginning))
}
