import type { PostProcessorModule } from 'i18next'

/** The masculine article, alone or in a preposition, before a number that begins with the word for eight, or before eleven. */
const article = /\b(il|al|dal|del|nel|sul) (?=8|11(?!\d))/giu

/**
 * Returns a text with the articles that its numbers need: Italian says "il 9 nov" and "fino al 10%", but "l’8 nov" and "fino all’11%".
 * Messages are written with the article of the other numbers, because no message knows its number.
 */
export const elide = (text: string, locale: string): string =>
  locale === 'it'
    ? text.replace(article, (_, word: string) => (word === 'il' ? 'l’' : word === 'Il' ? 'L’' : `${word}l’`))
    : text

/** Elides the articles of every message. */
export const elision: PostProcessorModule = {
  type: 'postProcessor',
  name: 'elision',
  process: (text, _key, { lng }, { language }: { language: string }) => elide(text, lng ?? language),
}
