import { expect, test } from 'vitest'

import { readingMinutes } from './reading-minutes.ts'

test('a text without words takes a minute', () => {
  expect(readingMinutes('')).toBe(1)
})

test('words are counted where spaces separate them, in Korean too', () => {
  expect(readingMinutes('one word '.repeat(300))).toBe(3)
  expect(readingMinutes('검색 모델 '.repeat(300))).toBe(3)
})

test('characters are counted where nothing separates the words', () => {
  expect(readingMinutes('検索の基盤モデル。'.repeat(225))).toBe(4)
  expect(readingMinutes('搜索基础模型，'.repeat(225))).toBe(3)
})

test('words within Chinese or Japanese text count beside its characters', () => {
  expect(readingMinutes('検索Embeddings 模型Reranker。'.repeat(225))).toBe(4)
})

test('marks of Markdown are not words', () => {
  expect(readingMinutes('- — | '.repeat(400))).toBe(1)
})
