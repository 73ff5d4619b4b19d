import { expect, test } from 'vitest'

import { askedTerm, mentionOf } from './asked-term.ts'

test.each([
  ['What is late chunking?', 'late chunking', 'en-US'],
  ["what's a reranker", 'reranker', 'en-US'],
  ['Was ist ein Reranker?', 'Reranker', 'de'],
  ["Qu'est-ce qu'un reranker ?", 'reranker', 'fr'],
  ['¿Qué es un reranker?', 'reranker', 'es'],
  ['Cos’è un reranker?', 'reranker', 'it'],
  ['リランカーとは？', 'リランカー', 'ja'],
  ['리랭커란 무엇인가요?', '리랭커', 'ko'],
  ['什么是重排模型？', '重排模型', 'zh-CN'],
  ['重新排序模型是什麼？', '重新排序模型', 'zh-TW'],
  ['Что такое реранкер?', 'реранкер', 'ru'],
  ['Реранкер гэж юу вэ?', 'Реранкер', 'mn'],
])('%s asks for %s', (question, term, locale) => {
  expect(askedTerm(question)).toEqual({ term, locale })
})

test.each([
  'Which embedding model supports late chunking?',
  'What is the difference between keyword search and semantic search?',
  'Was ist ein Reranker und wie funktioniert er?',
  'What is?',
  '',
])('%s asks for no term', (question) => {
  expect(askedTerm(question)).toBeUndefined()
})

const tea = { term: 'tea', locale: 'en-US' } as const

test.each([
  ['Tea is a drink.', 'definition'],
  ['**The teas** are drinks.', 'definition'],
  ['With tea, the day begins.', 'subject'],
  ['Tea isn’t coffee.', 'subject'],
  ['A teapot is of clay.', undefined],
  ['Most people drink tea.', undefined],
])('%s speaks of tea as %s', (sentence, mention) => {
  expect(mentionOf(sentence, tea)).toBe(mention)
})
