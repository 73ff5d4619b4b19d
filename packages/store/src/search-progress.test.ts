import type { DeepSearchChunk, DeepSearchDelta } from '@search-foundation/api-client'
import { expect, test } from 'vitest'

import { addChunk, noProgress } from './search-progress.ts'

const chunk = (delta: DeepSearchDelta, more: Partial<DeepSearchChunk> = {}): DeepSearchChunk => ({
  id: '1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'jina-deepsearch-v1',
  choices: [{ index: 0, delta, finish_reason: null }],
  ...more,
})
const after = (...chunks: DeepSearchChunk[]) => chunks.reduce(addChunk, noProgress)

test('words of one thought are joined, and a search or a visit ends the thought', () => {
  const { steps } = after(
    chunk({ type: 'think', content: '<think>' }),
    chunk({ type: 'think', content: 'I am ' }),
    chunk({ type: 'think', content: 'searching.' }),
    chunk({ type: 'think', query: 'chunks' }),
    chunk({ type: 'think', url: 'https://a.example' }),
    chunk({ type: 'think', content: 'Found one.' }),
    chunk({ type: 'think', content: '</think>\n\n' }),
  )
  expect(steps).toEqual([
    { kind: 'thought', text: 'I am searching.' },
    { kind: 'query', text: 'chunks' },
    { kind: 'visit', text: 'https://a.example' },
    { kind: 'thought', text: 'Found one.' },
  ])
})

test('visited addresses are there before the end', () => {
  expect(after(chunk({ type: 'think', url: 'https://a.example' })).visited).toEqual(['https://a.example'])
})

test('the last chunk brings citations, addresses and tokens', () => {
  const citation = { title: 'A', exactQuote: 'Exactly.', url: 'https://a.example', dateTime: '2025-01-02' }
  const progress = after(
    chunk({ type: 'text', content: 'It is ' }),
    chunk(
      { type: 'text', content: 'so [^1]', annotations: [{ type: 'url_citation', url_citation: citation }] },
      {
        usage: { prompt_tokens: 2, completion_tokens: 3, total_tokens: 5 },
        visitedURLs: ['https://a.example', 'https://b.example'],
        readURLs: ['https://a.example'],
        numURLs: 2,
      },
    ),
  )
  expect(progress).toEqual({
    steps: [],
    answer: 'It is so [^1]',
    quotes: [{ title: 'A', text: 'Exactly.', url: 'https://a.example', date: '2025-01-02' }],
    visited: ['https://a.example', 'https://b.example'],
    read: ['https://a.example'],
    tokens: 5,
  })
})
