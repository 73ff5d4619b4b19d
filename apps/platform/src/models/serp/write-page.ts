import type { LocaleCode } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'

import { createRandom, type Random } from '../../kernel/random.ts'
import { countTokens } from '../engines/tokenizer.ts'
import { closings, forms } from './forms.ts'
import { queryTopic } from './query-topic.ts'
import type { SerpEntry, SerpOptions } from './schemas.ts'

/** Digits of the smallest and the largest number of results that is claimed. */
const claimedDigits = { low: 4, high: 8 }
/** Numbers in titles and sentences. All of them take the same plural in every language. */
const numbers = { low: 5, high: 12 }
const day = 24 * 60 * 60

/** A page that is written entry by entry. */
export interface SerpDraft {
  seed: number
  /** How many results the page claims. It is drawn at random. */
  total: number
  /** Each entry is written when it is requested. */
  entries: Generator<SerpEntry, undefined>
  /** Tokens of the query and of what was written until now. */
  tokens: () => number
}

interface Assignment extends SerpOptions {
  query: string
  locale: LocaleCode
}

/** FNV-1a: a seed of 31 bits for a text. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 1
}

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const slug = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** What entries of one kind have besides their texts; drawn at random. */
const extras: Readonly<Record<SerpOptions['type'], (random: Random) => Partial<SerpEntry>>> = {
  web: () => ({}),
  news: (random) => ({ age_seconds: random.between(1, 300) * (day / 24) }),
  videos: (random) => ({ duration_seconds: random.between(45, 2400) }),
  shopping: (random) => ({ price_cents: random.between(4, 400) * 100 - 5 }),
}

/** The values in an order drawn at random. */
const shuffled = <Value>(values: readonly Value[], random: Random): Value[] =>
  values
    .map((value) => ({ value, rank: random.next() }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ value }) => value)

/** Messages of the grammar; the forms and closings name their keys. */
type Write = (key: string, values: { query: string; number: number }) => string

/** Starts the page of a query. The same assignment writes the same page. */
export function draftPage(nameOf: (random: Random) => string, assignment: Assignment): SerpDraft {
  const { query, locale, type, page, num } = assignment
  const seed = assignment.seed ?? hash(query.toLowerCase())
  const topic = queryTopic(query, locale)
  const write = translator(locale, 'serp') as unknown as Write
  const claimed = createRandom(hash(`${seed} ${type}`))
  const exponent = claimedDigits.low + claimed.next() * (claimedDigits.high - claimedDigits.low)
  const order = shuffled(Object.entries(forms[type]), createRandom(hash(`${seed} ${type} ${page}`)))
  const hasClosing = type === 'web' || type === 'news'
  let tokens = countTokens(query)

  function* entries(): Generator<SerpEntry, undefined> {
    const titles = new Set<string>()
    for (let index = 0; index < num; index++) {
      const [form, kind] = order[index % order.length] ?? ['', '']
      const position = (page - 1) * num + index + 1
      const random = createRandom(hash(`${seed} ${type} ${position}`))
      const values = { query: topic, number: random.between(numbers.low, numbers.high) }
      const fill = (key: string) => capitalized(write(key, values))
      const name = nameOf(random)
      const site = `${capitalized(name)} ${kind}`
      const plain = fill(`${type}.${form}.title`)
      // A further result of the same form is told apart as pages do it: by the name of their site.
      const title = titles.has(plain) ? `${plain} | ${site}` : plain
      titles.add(plain)
      const text = fill(`${type}.${form}.text`)
      const description = hasClosing ? joined(text, fill(`closing.${random.pick(closings)}`)) : text
      const folder = kind.toLowerCase()
      const url = new URL(`${folder}/${slug(topic) || 'page'}`, `https://${name}${folder}.example`).href
      tokens += countTokens([site, url, title, description].join('\n'))
      yield { position, site, url, title, description, ...extras[type](random) }
    }
  }

  return { seed, total: Number((10 ** exponent).toPrecision(3)), entries: entries(), tokens: () => tokens }
}

/** Two sentences; Chinese and Japanese write none with a space between them. */
const joined = (first: string, second: string) => first + (first.endsWith('。') ? '' : ' ') + second
