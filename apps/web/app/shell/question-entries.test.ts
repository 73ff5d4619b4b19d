import { expect, test } from 'vitest'

import { questionEntries } from './question-entries.ts'

const texts = { ask: 'Ask: {question}', askHint: 'With quotes', askPath: '/de/deepsearch' }
const on = { enableGlobalQA: true, lastQuestion: '' }

test('what is typed can be asked', () => {
  expect(questionEntries('Why $& vectors?', on, texts)).toEqual([
    {
      title: 'Ask: Why $& vectors?',
      description: 'With quotes',
      path: '/de/deepsearch?q=Why+%24%26+vectors%3F',
    },
  ])
})

test('with nothing typed, the last question is offered again', () => {
  const [entry] = questionEntries('', { ...on, lastQuestion: 'What is a token?' }, texts)
  expect(entry?.title).toBe('Ask: What is a token?')
})

test.each([
  ['the setting is off', 'What is a token?', { ...on, enableGlobalQA: false }],
  ['nothing was ever asked', '', on],
  ['two letters are typed', 'wh', on],
])('nothing is offered when %s', (_, typed, settings) => {
  expect(questionEntries(typed, settings, texts)).toEqual([])
})
