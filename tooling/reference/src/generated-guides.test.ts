import { brand } from '@search-foundation/content/brand'
import { collectDocs } from '@search-foundation/content/collect-docs'
import { generatedDocs } from '@search-foundation/content/docs'
import { parseFence } from '@search-foundation/content/fence'
import { fillFacts } from '@search-foundation/content/fill-facts'
import { describedTools } from '@search-foundation/platform/reference-data'
import { expect, test } from 'vitest'

import { readCliCommands } from './cli-guide.ts'
import { generatedGuides } from './generated-guides.ts'
import { readExamples } from './read-examples.ts'
import { sdkGroups } from './sdk-groups.ts'
import { sdkGuides } from './sdk-guides.ts'
import { readSdkReference } from './sdk-reference.ts'
import { longestLine } from './wrap-type.ts'

const docs = collectDocs(generatedGuides())
const reference = readSdkReference()

const headingsOf = (body: string) => [...body.matchAll(/^###? (.+)$/gm)].map(([, heading]) => heading)
const sdkHeadings = docs
  .filter(({ slug }) => sdkGroups.some((group) => group.slug === slug))
  .flatMap(({ body }) => headingsOf(body))
const bodyOf = (slug: string) => docs.find((doc) => doc.slug === slug)?.body ?? ''

test('every page is in the list of guides, and every guide of the list is made', () => {
  expect(docs.map(({ slug }) => slug).toSorted()).toEqual([...generatedDocs].toSorted())
})

test('every function and type of the SDK has one section', () => {
  const names = [...reference.functions, ...reference.types].map(({ name }) => name)
  expect(sdkHeadings.filter((heading) => heading !== 'Types').toSorted()).toEqual(names.toSorted())
})

test('every field of a type is in its table', () => {
  for (const { name, fields } of reference.types) {
    const page = docs.find(({ body }) => headingsOf(body).includes(name))
    const [section = ''] = page?.body.split(`\n### ${name}\n`).slice(1) ?? []
    const [own = ''] = section.split('\n### ')
    expect(
      fields.filter((field) => !own.includes(`| \`${field.name.replaceAll('|', '\\|')}\` |`)),
      name,
    ).toEqual([])
  }
})

test('every page of the SDK begins with a whole program, and lists its functions', () => {
  const pages = sdkGuides(reference)
  for (const { slug, lead } of sdkGroups) {
    const [beginning = ''] = pages[slug]?.split('\n## ') ?? []
    expect(beginning, slug).toContain(`${lead}(`)
    expect(beginning, slug).toMatch(/^import \{\s[^}]+\s\} from '@search-foundation\/api-client/m)
    expect(beginning, slug).toMatch(/^\| \[`\w+`\]\(#\w+\) \| .+\. \|$/m)
  }
})

test('every function has an example that calls it, and no example is left over', () => {
  for (const { name, example } of reference.functions)
    expect(example, name).toMatch(new RegExp(`\\b${name}(?:<[^>]*>)?\\(`))
  const names = new Set(reference.functions.map(({ name }) => name))
  expect([...readExamples().keys()].filter((name) => !names.has(name))).toEqual([])
})

test('every line of code fits its column on a desktop, unless it is one word', () => {
  const code = docs.flatMap(({ body }) =>
    [
      ...fillFacts(body, { api: brand.hosts.api, baseUrl: '', baseUrlOption: '' }).matchAll(
        /^```[^\n]*\n([\s\S]*?)^```$/gm,
      ),
    ].flatMap(([, text = '']) => text.split('\n')),
  )
  expect(code.length).toBeGreaterThan(1000)
  expect(code.filter((line) => line.length > longestLine && line.trim().includes(' '))).toEqual([])
})

test('every command has its arguments, options and examples', () => {
  const body = bodyOf('cli')
  for (const { name, args, options, examples } of readCliCommands().commands) {
    expect(headingsOf(body)).toContain(`sf ${name}`)
    const words = [...Object.keys(args), ...options.map(({ flags }) => flags), ...Object.keys(examples)]
    expect(words.filter((word) => !body.includes(word.replaceAll('|', '\\|')))).toEqual([])
  }
})

test('every tool has its arguments and a sample', () => {
  const body = bodyOf('mcp-tools')
  for (const { name, inputSchema } of describedTools) {
    expect(headingsOf(body)).toContain(name)
    expect(body).toContain(`"name": "${name}"`)
    const fields = Object.keys(inputSchema.properties ?? {})
    expect(fields.filter((field) => !body.includes(`| \`${field}\``))).toEqual([])
  }
})

/** The part of a page below a heading, up to the next one. */
const sectionOf = (slug: string, heading: string) =>
  bodyOf(slug).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

test('every tool names each error of its call', () => {
  for (const { name, call } of describedTools) {
    expect(call.failures.length, name).toBeGreaterThan(4)
    const section = sectionOf('mcp-tools', name)
    for (const { status, meaning } of call.failures)
      expect(section).toMatch(new RegExp(`\\| \\[${status}\\]\\(/docs/errors#\\w+\\) \\| ${meaning}`))
  }
})

test('every command has the exit codes of its calls, and no other', () => {
  const codes = (name: string) =>
    [...sectionOf('cli', `sf ${name}`).matchAll(/^\| `(\d)` \|/gm)].map(([, code]) => Number(code))
  expect(codes('rerank')).toEqual([1, 2, 4, 5, 6, 7])
  expect(sectionOf('cli', 'sf rerank')).toContain(
    '| `5` | balance too low | [402](/docs/errors#insufficient_quota) |',
  )
  // It is free.
  expect(codes('segment')).toEqual([1, 2, 4, 6, 7])
  // It sends nothing.
  expect(codes('logout')).toEqual([1, 2])
})

test('links lead to sections that exist', () => {
  const anchors = new Set(
    docs.flatMap(({ slug, body }) =>
      headingsOf(body).map((heading = '') => `/docs/${slug}#${heading.toLowerCase().replaceAll(' ', '-')}`),
    ),
  )
  const links = docs.flatMap(({ slug, body }) =>
    [...body.matchAll(/\]\((#[^)]+|\/docs\/[^)#]+#[^)]+)\)/g)].map(([, target = '']) =>
      target.startsWith('#') ? `/docs/${slug}${target}` : target,
    ),
  )
  expect(links.length).toBeGreaterThan(300)
  // The page about errors is written by hand; the platform compares its headings with its codes.
  const isWritten = (link: string) => link.startsWith('/docs/errors#')
  expect(links.filter((link) => !anchors.has(link) && !isWritten(link))).toEqual([])
})

test('pages are short enough for agents, their heads fit, and their blocks are marked', () => {
  for (const { slug, title, description, body } of docs) {
    expect(body.length, slug).toBeLessThan(50_000)
    expect(title.length, slug).toBeLessThanOrEqual(60)
    expect(description.length, slug).toBeLessThanOrEqual(180)
    for (const [, words = ''] of body.matchAll(/^```\w+([^\n]*)\n[\s\S]*?^```$/gm))
      expect(() => parseFence(words), slug).not.toThrow()
  }
})
