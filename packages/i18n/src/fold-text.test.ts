import { expect, test } from 'vitest'

import { foldText, hasWordWith } from './fold-text.ts'

test.each([
  ['Über', 'uber'],
  ['modèle', 'MODELE'],
  ['ещё', 'еще'],
  ['ＡＰＩ', 'api'],
  ['メール', 'めーる'],
])('%s is searched as %s', (left, right) => {
  expect(foldText(left)).toBe(foldText(right))
})

test.each([
  ['й', 'и'],
  ['が', 'か'],
])('%s is another letter than %s', (left, right) => {
  expect(foldText(left)).not.toBe(foldText(right))
})

test.each([
  ['Reader: any page', 'rea', true],
  ['Reader: any page', 'eader', false],
  ['Мой ключ', 'ключ', true],
  ['検索の土台', '土台', true],
  ['搜索结果页', '结果', true],
  ['임베딩 모델', '모데', true],
  ['임베딩 모델', '베딩', false],
])('%s with the query %s: %s', (text, query, isFound) => {
  expect(hasWordWith(foldText(text), foldText(query))).toBe(isFound)
})
