import { foldText } from '@search-foundation/i18n/fold-text'

/** Words of questions that say nothing about what is asked. */
const unspecific = new Set(
  'a an and are as at be by can do does for from get has have how i if in into is it its me my need needs of on one or our over that the their them then there these this to use used using was we what when where which who why will with you your'.split(
    ' ',
  ),
)

const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
/** Runs of Chinese and Japanese characters, and words of other scripts; `late_chunking`, `x-target-selector` and `v1/rerank` are one. */
const runs =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}\p{M}][_/.-]*)+/gu

/**
 * Returns the words of a text as the search compares them: folded, without those that say nothing. A name of several words is there as a
 * whole and in its parts; text of scripts without spaces is there by pairs of characters.
 */
export const searchWords = (text: string): string[] =>
  (foldText(text).match(runs) ?? []).flatMap((run) => {
    if (withoutSpaces.test(run)) return pairs(run)
    const name = run.replace(/[_/.-]+$/, '')
    const parts = name.split(/[_/.-]+/)
    return [...(parts.length > 1 ? [name] : []), ...parts].filter((word) => !unspecific.has(word)).map(stem)
  })

const pairs = (run: string): string[] => {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** Removes the ending of an English plural, past tense or progressive form, so that forms of a word are equal. */
const stem = (word: string): string =>
  /^[a-z]{5,}$/.test(word)
    ? word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '')
    : word.replace(/^([a-z]{3,})s$/, '$1')
