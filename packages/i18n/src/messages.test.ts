import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { publishedLocales } from './locale-table.ts'

const folder = new URL('../messages/', import.meta.url)

/** Texts that are the same in both languages on purpose: names and terms. */
const sameInBoth =
  /^[^a-z]*$|^(\{\{\w+\}\}|[A-Z][\w-]*|API|Token|E-Mail|URL|JSON|Markdown|HTML|Text|System|Status|Name|Blog)( \{\{\w+\}\})?$/

function flatten(messages: object, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value as object, `${prefix}${key}.`),
  )
}

const read = (locale: string, file: string) =>
  new Map(flatten(JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')) as object))

const placeholders = (text: string) => (text.match(/\{\{[^}]*\}\}|<\/?\w+>/g) ?? []).toSorted()
const english = readdirSync(new URL('en-US/', folder))

describe.each(publishedLocales.filter(({ code }) => code !== 'en-US').map(({ code }) => code))(
  '%s',
  (locale) => {
    test('has the files of English', () => {
      expect(readdirSync(new URL(`${locale}/`, folder)).toSorted()).toEqual(english.toSorted())
    })

    test.each(english)('%s has every key, placeholder and a text of its own', (file) => {
      const source = read('en-US', file)
      const translated = read(locale, file)
      expect([...translated.keys()].toSorted()).toEqual([...source.keys()].toSorted())
      for (const [key, text] of source) {
        const other = translated.get(key) ?? ''
        expect(other.trim(), key).not.toBe('')
        expect(placeholders(other), key).toEqual(placeholders(text))
        // Longer texts that equal the English were forgotten; suggested searches are in several languages on purpose.
        if (text.split(' ').length > 3 && !key.includes('suggestion') && !sameInBoth.test(text))
          expect(other, key).not.toBe(text)
      }
    })
  },
)
