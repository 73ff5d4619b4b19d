import { describe, expect, test } from 'vitest'

import { buildCorpus } from '../corpus/corpus.ts'
import { createSearch } from '../engines/search.ts'
import { chatRequest } from './chat-request.ts'
import { refusal } from './refusal.ts'
import { runDeepSearch, type Thinking } from './run-deep-search.ts'

const search = createSearch(buildCorpus())
const site = 'https://site.example'
const question = 'Which embedding model supports late chunking and images?'
const place = { search, site, now: new Date('2026-01-02T03:04:05Z') }

const requestOf = (options: object) =>
  chatRequest.parse({ messages: [{ role: 'user', content: question }], ...options })

function run(options: object = {}, text = question) {
  const { steps, usage } = runDeepSearch(text, requestOf(options), place)
  const said: Thinking[] = []
  let next = steps.next()
  for (; !next.done; next = steps.next()) said.push(next.value)
  const visits = said.flatMap((step) => ('url' in step ? [step.url] : []))
  const queries = said.flatMap((step) => ('query' in step ? [step.query] : []))
  return { ...next.value, said, visits, queries, usage: usage() }
}

describe('an option has its effect', () => {
  test('reasoning_effort: more is read and searched', () => {
    const [low, medium, high] = ['low', 'medium', 'high'].map((effort) => run({ reasoning_effort: effort }))
    expect(low?.queries).toHaveLength(1)
    expect(medium?.visits.length).toBeGreaterThan(low?.visits.length ?? Infinity)
    expect(high?.visits.length).toBeGreaterThan(medium?.visits.length ?? Infinity)
  })

  test('budget_tokens and max_completion_tokens: no more is read', () => {
    const budgeted = run({ budget_tokens: 900 })
    expect(budgeted.usage.prompt_tokens).toBeLessThan(950)
    expect(run().usage.prompt_tokens).toBeGreaterThan(950)
    expect(run({ max_completion_tokens: 900 }).usage.prompt_tokens).toBeLessThan(950)
    expect(run({ max_completion_tokens: 900, budget_tokens: 100_000 }).usage.prompt_tokens).toBeGreaterThan(
      950,
    )
  })

  test('max_attempts: as many searches, one with max_completion_tokens alone', () => {
    const open = 'late chunking xyzzy'
    expect(run({ max_attempts: 1 }, open).queries).toHaveLength(1)
    expect(run({ max_attempts: 2 }, open).queries).toHaveLength(2)
    expect(run({ max_completion_tokens: 100_000 }, open).queries).toHaveLength(1)
    expect(run({ max_completion_tokens: 100_000, max_attempts: 2 }, open).queries).toHaveLength(2)
  })

  test('no_direct_answer: both values search', () => {
    expect(run({ no_direct_answer: true }).visits).toEqual(run({ no_direct_answer: false }).visits)
    expect(run({ no_direct_answer: true }).visits).not.toEqual([])
  })

  test('max_returned_urls: of visited and read each', () => {
    const few = run({ max_returned_urls: 1 })
    expect([few.visited.length, few.read.length]).toEqual([1, 1])
    expect(run().visited.length).toBeGreaterThan(1)
  })

  test('max_annotations and min_annotation_relevance', () => {
    const annotations = (options: object) =>
      run(options, 'What does a reranker read together with the query?').annotations
    const all = annotations({})
    expect(all.length).toBeGreaterThan(1)
    expect(annotations({ max_annotations: 1 })).toEqual(all.slice(0, 1))
    expect(annotations({ max_annotations: 0 })).toEqual([])
    expect(annotations({ min_annotation_relevance: 1 })).toEqual([])
  })

  test('only_hostnames, bad_hostnames and boost_hostnames', () => {
    const { visits } = run({ only_hostnames: ['ARXIV.org'] })
    expect(new Set(visits.map((url) => new URL(url).hostname))).toEqual(new Set(['arxiv.org']))
    expect(run({ bad_hostnames: ['arxiv.org'] }).visits.join()).not.toContain('arxiv.org')
    const code = 'How do I find things in code?'
    expect(run({}, code).visits[0]).not.toContain('arxiv.org')
    expect(run({ boost_hostnames: ['arxiv.org'] }, code).visits[0]).toContain('arxiv.org')
  })

  test('language_code: the words around; search_language_code: the documents', () => {
    expect(run({ language_code: 'de' }).parts[0]).toContain('Die Dokumente')
    expect(run({ language_code: 'de' }).visits).toEqual(run().visits)
    const german = run({ search_language_code: 'de', bad_hostnames: ['arxiv.org'] })
    expect(german.visits.length).toBeGreaterThan(0)
    expect(german.visits.every((url) => url.startsWith(`${site}/de/`))).toBe(true)
  })
})

test('every citation quotes a document exactly, and is part of the answer', () => {
  const texts = buildCorpus().map(({ text }) => text)
  const { annotations, parts, read, visits } = run()
  for (const annotation of annotations as { url_citation: { exactQuote: string; url: string } }[]) {
    const { exactQuote, url } = annotation.url_citation
    expect(texts.some((text) => text.includes(exactQuote))).toBe(true)
    expect(parts.join('').replaceAll('\n> ', '\n')).toContain(exactQuote)
    expect(read).toContain(url)
    expect(visits).toContain(url)
  }
})

test('usage grows with the steps, so that an ended search is charged for what it did', () => {
  const { steps, usage } = runDeepSearch(question, requestOf({}), place)
  const first = usage().total_tokens
  let next = steps.next()
  while (!next.done && !('url' in next.value)) next = steps.next()
  const atVisit = usage().total_tokens
  expect(atVisit).toBeGreaterThan(first)
  while (!next.done) next = steps.next()
  expect(usage().total_tokens).toBeGreaterThan(atVisit)
})

test.each([
  { response_format: { type: 'json_schema', json_schema: { type: 'object' } } },
  { with_images: true },
  { search_provider: 'arxiv' },
  { team_size: 2 },
  { language_code: 'pt' },
  { search_language_code: 'ar' },
  { messages: [{ role: 'user', content: [{ type: 'image', image: 'data:image/png;base64,' }] }] },
])('what the local engine cannot do is refused, by its name: %j', (options) => {
  expect(refusal(requestOf(options))?.field).toBe(Object.keys(options)[0])
})

test('what asks for nothing else is taken', () => {
  const idle = { response_format: { type: 'text' }, with_images: false, team_size: 1, language_code: 'en-GB' }
  expect(refusal(requestOf(idle))).toBeUndefined()
})
