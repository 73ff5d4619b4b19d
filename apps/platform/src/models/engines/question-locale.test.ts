import { expect, test } from 'vitest'

import { questionLocale } from './question-locale.ts'

test.each([
  ['Was ist ein Reranker und wie funktioniert er?', 'de'],
  ['What does a reranker read together with the question?', 'en-US'],
  ['How is DIE ZEIT read?', 'en-US'],
  ['jina-embeddings-v3', 'en-US'],
  ['die', 'en-US'],
])('%s is a question in %s', (question, locale) => {
  expect(questionLocale(question)).toBe(locale)
})
