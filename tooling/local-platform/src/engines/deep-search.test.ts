import { buildCorpus } from '@search-foundation/content/corpus'
import { expect, test } from 'vitest'
import { deepSearch, type DeepSearchStep } from './deep-search.ts'
import { createSearch } from './search.ts'

const search = createSearch(buildCorpus())

function run(question: string) {
  const steps: DeepSearchStep[] = []
  const searching = deepSearch(question, search, { readLimit: 6, quoteLimit: 5 })
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
