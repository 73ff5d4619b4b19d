import type { PostProcessorModule } from 'i18next'

/** The masculine articles, alone or in a preposition, before a number that begins with the word for eight, and before eleven. */
const elided: Readonly<Record<string, string>> = {
  il: 'l’',
  al: 'all’',
  dal: 'dall’',
  del: 'dell’',
  nel: 'nell’',
  sul: 'sull’',
  i: 'gli ',
  ai: 'agli ',
  dai: 'dagli ',
  dei: 'degli ',
  nei: 'negli ',
  sui: 'sugli ',
}
const article = new RegExp(`(?<!\\p{L})(${Object.keys(elided).join('|')}) (?=8|11(?!\\d))`, 'giu')

/** Returns an article as it is written before eight or eleven, with a capital if it had one. */
function elidedArticle(word: string): string {
  const form = elided[word.toLowerCase()] ?? word
  return /^\p{Lu}/u.test(word) ? form.charAt(0).toUpperCase() + form.slice(1) : form
}

/**
 * Returns an Italian text with the article that each number needs, such as "l’8 nov" instead of "il 8 nov", and "gli 800 token" instead of
 * "i 800 token". A message can't contain the right article, because its number is known only when the message is formatted. Texts in other
 * languages are returned unchanged.
 */
export const elide = (text: string, locale: string): string =>
  locale === 'it' ? text.replace(article, (_, word: string) => elidedArticle(word)) : text

/** Elides the articles of every message. */
export const elision: PostProcessorModule = {
  type: 'postProcessor',
  name: 'elision',
  process: (text, _key, { lng }, { language }: { language: string }) => elide(text, lng ?? language),
}
