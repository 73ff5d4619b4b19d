import type { LocaleCode } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'

/** Longer topics are cut at a word, so that a title remains one. */
const longest = 60

/** What asks in languages that write no spaces between words. */
const asking = /^(?:什么是|什麼是|如何|怎么|怎麼)|(?:とは|是什么|是什麼)$/gu

/**
 * Returns what a query is about: the query without the function words at its edges ("what is a", "of") and without the mark at its end. The
 * whole query when it has no other words.
 */
export function queryTopic(query: string, locale: LocaleCode): string {
  const functionWords = new Set(translator(locale, 'deep-search')('functionWords').split(' '))
  const isFunctionWord = (word: string | undefined) => functionWords.has((word ?? '').toLowerCase())
  const text = query.trim().replaceAll(/\s+/gu, ' ')
  const words = text
    .replace(/[\s\p{P}]+$/u, '')
    .replaceAll(asking, '')
    .split(' ')
  while (isFunctionWord(words[0])) words.shift()
  while (isFunctionWord(words.at(-1))) words.pop()
  return shortened(words.join(' ') || text)
}

function shortened(topic: string): string {
  const characters = [...topic]
  if (characters.length <= longest) return topic
  const start = characters.slice(0, longest).join('')
  return `${start.replace(/\s\S*$/u, '')}…`
}
