import { expect, test } from 'vitest'

import { classify, labelPrototypes, prototypeOf, sumOfClasses } from './classifier.ts'
import { embed, similarity } from './embedding.ts'
import { relevance } from './reranker.ts'

test('the relevant document comes first, in three languages', () => {
  const documents = [
    'Coffee is ground before brewing.',
    'Der Index findet Dokumente.',
    '検索エンジンの仕組み',
  ]
  const best = (query: string) => {
    const scores = relevance(query, documents)
    return scores.indexOf(Math.max(...scores))
  }
  expect([best('grind coffee'), best('Dokumente finden'), best('検索とは')]).toEqual([0, 1, 2])
})

test('scores stay between 0 and 1', () => {
  for (const score of relevance('a b a', ['a b', '', 'a b a b a b', 'zzz'])) {
    expect(score).toBeGreaterThanOrEqual(0)
    expect(score).toBeLessThanOrEqual(1)
  }
})

test('a vector cut short keeps its neighbours', () => {
  for (const dimensions of [64, 256, 1024, 2048]) {
    const near = similarity(embed('search engines', dimensions), embed('a search engine', dimensions))
    const far = similarity(embed('search engines', dimensions), embed('bitter coffee', dimensions))
    expect(near).toBeGreaterThan(far)
  }
})

test('a shorter vector is the start of a longer one', () => {
  const long = embed('retrieval', 2048, false)
  expect(embed('retrieval', 1500, false)).toEqual(long.slice(0, 1500))
})

test('classes by name and by example', () => {
  expect(classify('search the index', labelPrototypes(['coffee', 'search']))[0]?.label).toBe('search')
  const prototypes = sumOfClasses([
    { text: 'the invoice is wrong', label: 'billing' },
    { text: 'pay by card', label: 'billing' },
    { text: 'cannot sign in', label: 'access' },
  ]).map(({ label, vector }) => prototypeOf(label, vector))
  const found = classify('my card was charged on the invoice', prototypes)
  expect(found[0]?.label).toBe('billing')
  expect(found.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1)
})
