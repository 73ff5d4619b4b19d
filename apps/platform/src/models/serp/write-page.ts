import type { LocaleCode } from '@search-foundation/i18n/locale-table'

import { createRandom, type Random } from '../../kernel/random.ts'
import { countTokens } from '../engines/tokenizer.ts'
import type { Writer } from './language-writer.ts'
import { querySubject } from './query-subject.ts'
import type { SerpEntry, SerpOptions } from './schemas.ts'
import { subject } from './training-texts.ts'

/** Digits of the smallest and the largest number of results that is claimed. */
const claimedDigits = { low: 4, high: 8 }
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

const slug = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** What entries of one kind have besides their texts; drawn at random. */
const extras: Readonly<Record<SerpOptions['type'], (random: Random) => Partial<SerpEntry>>> = {
  web: () => ({}),
  news: (random) => ({ age_seconds: random.between(1, 300) * (day / 24) }),
  videos: (random) => ({ duration_seconds: random.between(45, 2400) }),
  shopping: (random) => ({ price_cents: random.between(4, 400) * 100 - 5 }),
}

/** Starts the page of a query. The same assignment writes the same page, unless the training texts change. */
export function draftPage(writer: Writer, assignment: Assignment): SerpDraft {
  const { query, locale, type, page, num } = assignment
  const seed = assignment.seed ?? hash(query.toLowerCase())
  const about = querySubject(query, locale)
  const claimed = createRandom(hash(`${seed} ${type}`))
  const exponent = claimedDigits.low + claimed.next() * (claimedDigits.high - claimedDigits.low)
  let tokens = countTokens(query)

  function* entries(): Generator<SerpEntry, undefined> {
    const titles = new Set<string>()
    for (let index = 0; index < num; index++) {
      const position = (page - 1) * num + index + 1
      const random = createRandom(hash(`${seed} ${type} ${position}`))
      const fill = (text: string) => capitalized(text.replaceAll(subject, about))
      let title = fill(writer.title(random))
      for (let tries = 0; titles.has(title) && tries < 20; tries++) title = fill(writer.title(random))
      titles.add(title)
      const name = writer.name(random)
      const description = [writer.sentence(random, true), writer.sentence(random, false)].map(fill).join(' ')
      const site = capitalized(name)
      const url = new URL(slug(title), `https://${name}.example`).href
      tokens += countTokens([site, url, title, description].join('\n'))
      yield { position, site, url, title, description, ...extras[type](random) }
    }
  }

  return { seed, total: Number((10 ** exponent).toPrecision(3)), entries: entries(), tokens: () => tokens }
}
