import { models } from '@search-foundation/content/models'
import { readDocs } from '@search-foundation/content/read-docs'
import { expect, test } from 'vitest'

import { deepSearchModels } from './models/calls/deep-search-models.ts'

const docs = readDocs()

/** What guides may type, by guide: numbers and models that no source of ours knows. */
const typed: readonly (readonly [slug: string, texts: readonly string[], why: string])[] = [
  ['authentication', ['four characters'], 'which part of a key is stored'],
  ['cookbook-deduplication', ['half an hour'], 'the time of a person'],
  ['cookbook-next-chat', ['10 seconds'], 'the limit of other hosts'],
  ['cookbook-question-answering', ['1,000 characters', '200 characters'], 'advice, and an example'],
  ['cookbook-question-answering', ['256 dimensions', '1 kB'], 'vectors of the program on this page'],
  ['cookbook-question-answering', ['up to 2,000'], 'the limit of pgvector'],
  ['cookbook-retrieval-evaluation', ['1,000 characters'], 'advice'],
  ['cookbook-static-site-search', ['512 dimensions', '64 bytes'], 'vectors of the program on this page'],
  ['cookbook-static-site-search', ['6 kB', '64 kB', '205 kB', '640 kB', '2 MB', '20 MB'], 'sums of them'],
  ['llamaindex', ['jina-clip-v1'], 'the list in the class of LlamaIndex'],
  ['reranking', ['200 tokens', '20,000 tokens'], 'an example'],
  ['security', ['four characters'], 'which part of a key is stored'],
  ['segmentation', ['500 characters', '1,500 characters'], 'advice'],
]

const units =
  'tokens?|bytes?|[kMG]B|kilobytes|megabytes|gigabytes|ms|milliseconds?|s|seconds?|minutes?|hours?|days?|characters?|dimensions?'
const words = 'half an?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty'
/** A number with a unit or a currency, or one that a limit is stated with. */
const factual = new RegExp(
  [
    String.raw`\$\d[\d.,]*`,
    String.raw`\b(?:\d[\d.,]*[ \u00a0-]|(?:${words}) )(?:${units})\b`,
    String.raw`\b(?:up to|at most|no more than|fewer than|less than|limit of|maximum of) \d[\d.,]*`,
  ].join('|'),
  'gi',
)

/** The text of a guide without code, addresses and named facts. */
const proseOf = (markdown: string) =>
  markdown
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, '`')
    .replaceAll(/\]\([^)\s]*/g, ']')
    .replaceAll(/\{\{[^}]*\}\}/g, '…')

const factsIn = (prose: string): string[] => prose.match(factual) ?? []

const ids = [...models.map(({ slug }) => slug), ...deepSearchModels]
const modelsIn = (markdown: string): string[] =>
  ids.filter((id) =>
    new RegExp(String.raw`(?<![\w.-])${id.replaceAll('.', String.raw`\.`)}(?![\w-])`).test(markdown),
  )

const found = docs
  .filter(({ locale }) => locale === 'en-US')
  .flatMap(({ slug, title, description, body }) =>
    [...factsIn(proseOf([title, description, body].join('\n'))), ...modelsIn(body)].map(
      (text) => `${slug}: ${text}`,
    ),
  )

test('guides name limits, times, sizes, prices and models instead of typing them', () => {
  const known = typed.flatMap(([slug, texts]) => texts.map((text) => `${slug}: ${text}`))
  expect([...new Set(found)].toSorted()).toEqual(known.toSorted())
})

test('a typed number is found by its unit, its currency or the words of a limit, and other numbers are not', () => {
  expect(factsIn('It takes 5 minutes, costs $20 and reads up to 300 rows, or half a second.')).toEqual([
    '5 minutes',
    '$20',
    'up to 300',
    'half a second',
  ])
  expect(factsIn(proseOf('Status 402. Take 50 questions: {{a.b}} minutes, `9 days`.'))).toEqual([])
  expect(modelsIn("model: 'jina-embeddings-v3'")).toEqual(['jina-embeddings-v3'])
  expect(modelsIn("model: '{{model.embeddings}}'")).toEqual([])
})

/** Numbers of two digits and more: in every language they are written in the same way, and units are not. */
const numbersIn = (markdown: string) => proseOf(markdown).match(/\d[\d.,]*\d/g) ?? []

test('a translation types no number and no model that the English guide does not type', () => {
  for (const { slug, locale, body } of docs.filter((doc) => doc.locale !== 'en-US')) {
    const english = docs.find((doc) => doc.slug === slug && doc.locale === 'en-US')?.body ?? ''
    const known = new Set(numbersIn(english))
    expect(
      numbersIn(body).filter((number) => !known.has(number)),
      `${locale}/${slug}`,
    ).toEqual([])
    expect(modelsIn(body), `${locale}/${slug}`).toEqual([])
  }
})
