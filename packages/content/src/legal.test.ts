import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { brand } from './brand.ts'
import { fillLegalFields, legalDocuments } from './legal.ts'

const fields = {
  company: 'Smith & Sons',
  headquarters: '1 Street, City',
  email: 'a@site.example',
  sales: 'b@site.example',
  security: 'c@site.example',
  privacy: 'd@site.example',
  status: 'https://status.site.example',
  sdk: '@site/sdk',
  ...brand.imprint,
}
const folder = new URL('../legal/', import.meta.url)
const locales = readdirSync(folder)
const documents = [...legalDocuments, 'security']
const textOf = (locale: string, document: string) =>
  readFileSync(new URL(`${locale}/${document}.md`, folder), 'utf8')

test('a field is replaced by its value, and one without a value is an error', () => {
  expect(fillLegalFields('{{company}}, {{phone}}', fields)).toBe(`Smith & Sons, ${brand.imprint.phone}`)
  expect(() => fillLegalFields('{{register court}}', fields)).toThrow('There is no field "register court".')
})

describe.each(locales)('%s', (locale) => {
  test('every document has a text, and there is no other one', () => {
    expect(readdirSync(new URL(`${locale}/`, folder)).toSorted()).toEqual(
      documents.map((document) => `${document}.md`).toSorted(),
    )
  })

  test.each(documents)('%s has the sections, tables, fields and links of the English text', (document) => {
    const shape = (language: string) => {
      const text = textOf(language, document)
      return {
        sections: text.match(/^## /gm)?.length,
        rows: text.match(/^\|/gm)?.length,
        items: text.match(/^(-|\d+\.) /gm)?.length,
        fields: text.match(/\{\{.+?\}\}/g)?.toSorted(),
        links: text.match(/\]\(.+?\)/g)?.toSorted(),
      }
    }
    expect(shape(locale)).toEqual(shape('en-US'))
    expect(() => fillLegalFields(textOf(locale, document), fields)).not.toThrow()
  })
})
