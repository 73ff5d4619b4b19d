const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** Plural and case endings of the languages the corpus is written in; cutting them lets "query" meet "queries". */
const ending = /(?:ies|es|en|er|s|n)$/

/** The terms of a text that search and ranking compare: words without their ending, pairs of characters in CJK scripts. */
export function termsOf(text: string): string[] {
  const terms: string[] = []
  for (const [word] of text.normalize('NFKC').toLowerCase().matchAll(wordPattern)) {
    if (!cjk.test(word)) {
      terms.push(word.length > 4 ? word.replace(ending, '') : word)
      continue
    }
    const characters = [...word]
    if (characters.length === 1) terms.push(word)
    for (let index = 0; index + 1 < characters.length; index++)
      terms.push(characters.slice(index, index + 2).join(''))
  }
  return terms
}
