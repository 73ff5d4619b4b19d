import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

import { defaultLocale, localeTable } from '../src/locale-table.ts'
import { pseudoMessages } from '../src/pseudo-locale.ts'
import { localeProblems, readLocale } from './check-locale.ts'

const messages = new URL('../messages/', import.meta.url)
const english = readLocale(new URL(`${defaultLocale}/`, messages)).messages
const codes = readdirSync(messages)

test('English is complete', () => {
  expect(localeProblems(defaultLocale, english, { messages: english, sameAsEnglish: allTexts() })).toEqual([])
})

test.each(codes.filter((code) => code !== defaultLocale))('%s is complete', (code) => {
  expect(localeProblems(code, english, readLocale(new URL(`${code}/`, messages)))).toEqual([])
})

test('every locale of the table has a folder, and there is no other one', () => {
  expect(codes.toSorted()).toEqual(localeTable.map((locale) => locale.code).toSorted())
})

test('a new locale needs its folder and nothing else', () => {
  const folder = scratchLocale()
  expect(localeProblems('fr', english, readLocale(folder))).toEqual([])
})

test.each<[string, (web: File) => void, string]>([
  ['a missing namespace', (web) => delete web['web-news'], 'web-news: missing'],
  ['a missing key', (web) => delete news(web)['title'], 'web-news:title: missing'],
  ['an unknown key', (web) => (news(web)['x'] = 'x'), 'web-news:x: English has no such key'],
  ['an empty text', (web) => (news(web)['title'] = ' '), 'web-news:title: the text is empty'],
  ['an English text', (web) => (news(web)['title'] = 'News'), 'web-news:title: the text is English'],
  ['a lost slot', (web) => (news(web)['by'] = 'de'), 'web-news:by: other slots than {{authors}}'],
  [
    'a lost plural form',
    (web) => delete news(web)['minutes_many'],
    'web-news:minutes_many: the plural form is missing',
  ],
])('%s is reported', (_, change, problem) => {
  const folder = scratchLocale()
  const path = new URL('web.json', folder)
  const web = JSON.parse(readFileSync(path, 'utf8')) as File
  change(web)
  writeFileSync(path, JSON.stringify(web))
  expect(localeProblems('fr', english, readLocale(folder))).toEqual([problem])
})

test('an exception that no text needs is reported', () => {
  const folder = scratchLocale()
  writeFileSync(new URL('same-as-english.txt', folder), 'Nowhere\n')
  expect(localeProblems('fr', english, readLocale(folder))).toEqual([
    'same-as-english.txt: no text is "Nowhere"',
  ])
})

type File = Record<string, unknown>

const news = (web: File) => web['web-news'] as File

const allTexts = () => new Set([...english.values()].flatMap((texts) => [...texts.values()]))

/** A folder with all texts of a locale that has the plural forms of French. */
function scratchLocale(): URL {
  const folder = mkdtempSync(join(tmpdir(), 'locale-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(new URL(`${defaultLocale}/`, messages), folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const file = JSON.parse(readFileSync(path, 'utf8')) as File
    writeFileSync(path, JSON.stringify(withManyForms(pseudoMessages(file))))
  }
  return pathToFileURL(`${folder}/`)
}

function withManyForms(file: File): File {
  return Object.fromEntries(
    Object.entries(file).flatMap(([key, value]): [string, unknown][] => {
      if (typeof value !== 'string') return [[key, withManyForms(value as File)]]
      return key.endsWith('_other')
        ? [
            [key, value],
            [key.replace(/other$/, 'many'), value],
          ]
        : [[key, value]]
    }),
  )
}
