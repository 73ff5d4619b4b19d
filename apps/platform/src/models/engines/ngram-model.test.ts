import { expect, test } from 'vitest'

import { createRandom } from '../../kernel/random.ts'
import { drawSequence, trainNgramModel } from './ngram-model.ts'

const sentences = [
  'the reranker reads the query and the document',
  'the reader reads a page',
  'a page is cut into chunks',
  'the query is short and the page is long',
  'chunks of a page are ranked by the reranker',
].map((sentence) => sentence.split(' '))
const trigrams = { order: 3, discount: 0.75 }
const vocabulary = [...new Set(sentences.flat())]

const surprise = (order: number, text: string) => {
  const model = trainNgramModel(sentences, { order, discount: 0.75 })
  const tokens = text.split(' ')
  return -tokens.reduce(
    (sum, token, index) => sum + Math.log2(model.probability(tokens.slice(0, index), token)),
    0,
  )
}

test.each([[[]], [['the']], [['the', 'page']], [['never', 'seen', 'before']]])(
  'the probabilities after %j add up to one',
  (history) => {
    const model = trainNgramModel(sentences, trigrams)
    const sum = [...vocabulary, undefined].reduce(
      (total, token) => total + model.probability(history, token),
      0,
    )
    expect(sum).toBeCloseTo(1, 10)
  },
)

test('a sentence that was not in the training is less surprising with context than without', () => {
  const unseen = 'the reader reads the page'
  expect(surprise(3, unseen)).toBeLessThan(surprise(1, unseen))
})

test('a token that follows many others is likelier in a new context than one that follows a single token often', () => {
  const model = trainNgramModel(
    ['san francisco', 'san francisco', 'san francisco', 'my page', 'a page', 'the page'].map((text) =>
      text.split(' '),
    ),
    { order: 2, discount: 0.75 },
  )
  expect(model.probability(['new'], 'page')).toBeGreaterThan(model.probability(['new'], 'francisco'))
})

test('tokens are drawn as often as their probability says', () => {
  const model = trainNgramModel(sentences, trigrams)
  const random = createRandom(1)
  const draws = 20_000
  const drawn = new Map<string | undefined, number>()
  for (let index = 0; index < draws; index++) {
    const token = model.next(['the'], random)
    drawn.set(token, (drawn.get(token) ?? 0) + 1)
  }
  for (const token of [...vocabulary, undefined])
    expect((drawn.get(token) ?? 0) / draws).toBeCloseTo(model.probability(['the'], token), 1.5)
})

test('the same seed draws the same sequence, and no sequence is longer than its limit', () => {
  const model = trainNgramModel(sentences, trigrams)
  expect(drawSequence(model, createRandom(7), 30)).toEqual(drawSequence(model, createRandom(7), 30))
  expect(drawSequence(model, createRandom(7), 2)).toHaveLength(2)
})

test('a model without texts ends at once', () => {
  expect(drawSequence(trainNgramModel([], trigrams), createRandom(1), 5)).toEqual([])
})
