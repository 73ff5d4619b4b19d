import { createHash } from 'node:crypto'

import type { Translations } from './read-translations.ts'

/** Where confirmations are recorded, from the root. */
export const confirmationFile = 'tooling/repository/confirmed-translations.txt'

const digest = (text = '', length: number) =>
  createHash('sha256').update(text).digest('base64url').slice(0, length)

/** One line per text, sorted: its name, a hash of its English, and `<locale>=<short hash>` of every other language. */
export const confirmationOf = (translations: Translations): string[] =>
  Array.from(translations, ([name, { 'en-US': english, ...others }]) => {
    const hashes = Object.entries(others).map(([locale, text]) => `${locale}=${digest(text, 2)}`)
    return [name, digest(english, 6), ...hashes.toSorted()].join(' ')
  }).toSorted()

/**
 * Names every text whose English differs from the confirmed one, with the languages whose text has not changed since.
 * A translation may change by itself.
 *
 * @param confirmed the contents of the file
 */
export function unconfirmed(translations: Translations, confirmed: string): string[] {
  const before = new Map(
    confirmed.split('\n').map((line) => [line.split(' ', 1)[0], line.split(' ').slice(1)]),
  )
  return confirmationOf(translations).flatMap((line) => {
    const [name = '', english, ...others] = line.split(' ')
    const [confirmedEnglish, ...confirmedOthers] = before.get(name) ?? []
    if (english === confirmedEnglish) return []
    if (confirmedEnglish === undefined) return [`${name}: new`]
    const same = others.filter((other) => confirmedOthers.includes(other)).map((other) => other.split('=')[0])
    return [
      `${name}: English changed, ${same.length === 0 ? 'and every language' : `not ${same.join(', ')}`}`,
    ]
  })
}
