import { buildCorpus } from '@search-foundation/content/corpus'
import { expect, test } from 'vitest'
import { deepSearch, type DeepSearchOptions, type DeepSearchStep } from './deep-search.ts'
import { createSearch } from './search.ts'
import { countTokens } from './tokenizer.ts'

const search = createSearch(buildCorpus())

const everything = { tokenLimit: 500_000, accepts: () => true, prefers: () => false }

function run(question: string, options: Partial<DeepSearchOptions> = {}) {
  const steps: DeepSearchStep[] = []
  const searching = deepSearch(question, search, { readLimit: 6, quoteLimit: 5, ...everything, ...options })
  let next = searching.next()
  for (; !next.done; next = searching.next()) steps.push(next.value)
  return { steps, quotes: next.value }
}

test('every quote stands in a document that was visited', () => {
  const { steps, quotes } = run('Which embedding model supports late chunking?')
  const visited = steps.flatMap((step) => (step.kind === 'visit' ? [step.document.id] : []))
  expect(quotes.length).toBeGreaterThan(0)
  for (const { document, text } of quotes) {
    expect(document.text).toContain(text)
    expect(visited).toContain(document.id)
  }
})

test('a German question is answered from German documents', () => {
  const { quotes } = run('Was ist ein Reranker und wie funktioniert er?')
  expect(new Set(quotes.map(({ document }) => document.locale))).toEqual(new Set(['de']))
})

test('words that occur nowhere find nothing', () => {
  expect(run('xyzzy qwertzuiop').quotes).toEqual([])
})

const visits = (steps: DeepSearchStep[]) =>
  steps.flatMap((step) => (step.kind === 'visit' ? [step.document] : []))

test('only what is accepted is read, and what is preferred comes first', () => {
  const question = 'Which embedding model supports late chunking?'
  const papers = visits(run(question, { accepts: ({ kind }) => kind === 'paper' }).steps)
  expect(new Set(papers.map(({ kind }) => kind))).toEqual(new Set(['paper']))
  const [first] = visits(run(question, { prefers: ({ kind }) => kind === 'paper' }).steps)
  expect(first?.kind).toBe('paper')
})

test('reading stays within its budget of tokens', () => {
  const { steps } = run('What is an embedding model?', { tokenLimit: 300 })
  expect(visits(steps).reduce((sum, { text }) => sum + countTokens(text), 0)).toBeLessThanOrEqual(300)
  expect(visits(run('What is an embedding model?').steps).length).toBeGreaterThan(visits(steps).length)
})
