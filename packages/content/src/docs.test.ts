import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { brand } from './brand.ts'
import { defaultEmbeddingModel } from './default-embedding-model.ts'
import { docSections, docSlugs, generatedDocs } from './docs.ts'
import { parseFence } from './fence.ts'
import { fillFacts } from './fill-facts.ts'
import { readDocs } from './read-docs.ts'
import { sampleModels } from './sample-models.ts'
import { translatedDocs } from './translated-docs.ts'

const docs = readDocs()
const originals = docs.filter(({ locale }) => locale === 'en-US')

test('every guide is in the list of guides, and every row of the list that is not made from code has a guide', () => {
  const written = docSlugs.filter((slug) => !generatedDocs.includes(slug))
  expect(originals.map(({ slug }) => slug).toSorted()).toEqual(written.toSorted())
})

test('only the guides that exist in every language have translations', () => {
  const translated = docs.filter(({ locale }) => locale !== 'en-US')
  for (const { slug, locale } of translated) expect(translatedDocs, `${locale}/${slug}`).toContain(slug)
})

test('titles and descriptions fit search results, and dates are days', () => {
  for (const { slug, title, description, updated } of docs) {
    expect(title.length, slug).toBeLessThanOrEqual(60)
    expect(description.length, slug).toBeLessThanOrEqual(180)
    expect(updated, slug).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

/** The texts that samples of a guide send. */
const inputsOf = (body: string) =>
  Array.from(
    body.matchAll(/\binput["']?: ?\[([^\]]*)\]/g),
    ([, list = '']) => list.match(/(["'])[^"']+\1/g) ?? [],
  )
    .flat()
    .map((text) => text.slice(1, -1))

test('the samples of a translated guide send texts of its language', () => {
  for (const slug of translatedDocs) {
    const english = inputsOf(originals.find((doc) => doc.slug === slug)?.body ?? '')
    expect(english.length, slug).toBeGreaterThan(0)
    for (const { locale, body } of docs.filter((doc) => doc.slug === slug && doc.locale !== 'en-US')) {
      expect(inputsOf(body), `${locale}/${slug}`).toHaveLength(english.length)
      expect(
        inputsOf(body).filter((text) => english.includes(text)),
        `${locale}/${slug}`,
      ).toEqual([])
    }
  }
})

const blocksOfCode = /^```[\s\S]*?^```$/gm

test.each(
  docSections.flatMap(({ key, slugs }) =>
    ['build', 'production', 'hosting'].includes(key) ? slugs.map((slug) => [slug]) : [],
  ),
)('the guide %s has 600 to 1,500 words beside its code', (slug) => {
  const words = (originals.find((doc) => doc.slug === slug)?.body ?? '')
    .replaceAll(blocksOfCode, '')
    .match(/\S+/g)
  expect(words?.length).toBeGreaterThanOrEqual(600)
  expect(words?.length).toBeLessThanOrEqual(1500)
})

const figureFolder = new URL('../docs/figures/', import.meta.url)

test('every figure is shown by the guide that its name begins with, with alternative text and a caption', () => {
  const shown = docs.flatMap(({ slug, body }) =>
    [...body.matchAll(/!\[([^\]]*)\]\(figures\/(\S+?)(?: "(.*)")?\)/g)].map(
      ([, alt = '', file = '', caption = '']) => ({ slug, alt, file, caption }),
    ),
  )
  for (const { slug, alt, file, caption } of shown) {
    expect(file).toMatch(new RegExp(`^${slug}-\\d\\.svg$`))
    expect(alt.length, file).toBeGreaterThan(40)
    expect(caption, file).toMatch(/\S/)
  }
  expect(shown.map(({ file }) => file).toSorted()).toEqual(readdirSync(figureFolder).toSorted())
})

const longestLine = 74
/** A line of code as pages show it. */
const shownLine = (line: string) =>
  line
    .replaceAll('{{api}}', brand.hosts.api)
    .replaceAll('{{model.embeddings}}', defaultEmbeddingModel)
    .replaceAll(/\{\{model\.(\w+)\}\}/g, (_, name: keyof typeof sampleModels) => sampleModels[name] ?? name)
    .replaceAll(/\{\{.*?\}\}/g, '')

test('lines of samples fit their column on a desktop, unless they are one long text', () => {
  const lines = docs.flatMap(({ slug, locale, body }) =>
    [...body.matchAll(/^```(?:bash|typescript|python) [^\n]*\n([\s\S]*?)^```$/gm)].flatMap(([, code = '']) =>
      code.split('\n').map((line) => `${locale}/${slug}: ${shownLine(line)}`),
    ),
  )
  expect(lines.length).toBeGreaterThan(1000)
  const isOneText = (line: string) => /(["'])(?:(?!\1).){60,}\1/.test(line)
  expect(lines.filter((line) => line.replace(/^\S+: /, '').length > longestLine && !isOneText(line))).toEqual(
    [],
  )
})

test('a block of code needs a mark, and may name lines', () => {
  expect(parseFence('run {2,5-7}')).toEqual({ mark: 'run', lines: [2, 5, 6, 7] })
  expect(parseFence('output')).toEqual({ mark: 'output', lines: [] })
  expect(() => parseFence('')).toThrow('instead of run, fails, output, shown')
})

test('a fact is written as the language writes numbers, and an unknown one is an error', () => {
  expect(fillFacts('{{a}} and {{b.c}}', { a: 1000, 'b.c': 'x' }, 'de')).toBe('1.000 and x')
  expect(fillFacts('{{a}}', { a: 1000 })).toBe('1000')
  expect(() => fillFacts('{{missing}}', {})).toThrow('missing')
})
