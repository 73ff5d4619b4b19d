import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { fillLegalFields, legalDocuments } from './legal.ts'

const fields = {
  company: 'Smith & Sons',
  headquarters: '1 Street, City',
  email: 'a@site.example',
  sales: 'b@site.example',
  status: 'https://status.site.example',
  sdk: '@site/sdk',
}
const folder = new URL('../legal/', import.meta.url)
const locales = readdirSync(folder)
const textOf = (locale: string, document: string) =>
  readFileSync(new URL(`${locale}/${document}.md`, folder), 'utf8')

test('a field with a value is filled, and one without is a marked gap', () => {
  expect(fillLegalFields('<p>{{company}}, {{register}}</p>', fields)).toBe(
    '<p>Smith &amp; Sons, <mark>[register]</mark></p>',
  )
})

describe.each(locales)('%s', (locale) => {
  test('every document has a text, and there is no other one', () => {
    expect(readdirSync(new URL(`${locale}/`, folder)).toSorted()).toEqual(
      legalDocuments.map((document) => `${document}.md`).toSorted(),
    )
  })

  test.each(legalDocuments)('%s has the sections and gaps of the English text', (document) => {
    const shape = (language: string) => {
      const text = textOf(language, document)
      return {
        sections: text.match(/^### /gm)?.length,
        rows: text.match(/^\|/gm)?.length,
        items: text.match(/^(-|\d+\.) /gm)?.length,
        gaps: fillLegalFields(text, fields).match(/<mark>/g)?.length,
      }
    }
    expect(shape(locale)).toEqual(shape('en-US'))
  })
})
