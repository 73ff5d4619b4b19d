import { localeTable } from '@search-foundation/i18n/locale-table'
import { translator } from '@search-foundation/i18n/translator'
import { expect, test } from 'vitest'

import { questionLocale } from './question-locale.ts'

test.each([
  ['Was ist ein Reranker und wie funktioniert er?', 'de'],
  ['What does a reranker read together with the question?', 'en-US'],
  ['How is DIE ZEIT read?', 'en-US'],
  ['jina-embeddings-v3', 'en-US'],
  ['die', 'en-US'],
  ['¿Y un embedding?', 'es'],
  ['Große Dokumente', 'de'],
  ['리랭커', 'ko'],
  ['リランカー', 'ja'],
  ['重排序', 'zh-CN'],
  ['реранкер', 'ru'],
])('%s is a question in %s', (question, locale) => {
  expect(questionLocale(question)).toBe(locale)
})

const sampleQuestions = ['first', 'second', 'third'] as const

test.each(localeTable.flatMap(({ code }) => sampleQuestions.map((name) => ({ code, name }))))(
  'the $name sample question in $code is recognized',
  ({ code, name }) => {
    expect(questionLocale(translator(code, 'web-deepsearch')(`demo.sampleQuestions.${name}`))).toBe(code)
  },
)
