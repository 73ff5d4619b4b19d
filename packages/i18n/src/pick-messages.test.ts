import { expect, test } from 'vitest'

import { pickMessages } from './pick-messages.ts'

const messages = { common: { retry: 'Again' }, 'web-reader': { demo: { read: 'Read' }, title: 'Reader' } }

test('namespaces and groups are picked, and unknown ones are refused', () => {
  expect(pickMessages(messages, ['common', 'web-reader.demo'])).toEqual({
    common: messages.common,
    'web-reader': { demo: messages['web-reader'].demo },
  })
  expect(() => pickMessages(messages, ['web-reader.code'])).toThrow('web-reader.code')
  expect(() => pickMessages(messages, ['web-news'])).toThrow('web-news')
})

test('groups inside a group are picked beside each other', () => {
  const deep = {
    'web-reader': { demo: { key: { none: 'None', using: 'Using' }, time: 'Time', read: 'Read' } },
  }
  expect(pickMessages(deep, ['web-reader.demo.key', 'web-reader.demo.time'])).toEqual({
    'web-reader': { demo: { key: deep['web-reader'].demo.key, time: 'Time' } },
  })
  expect(() => pickMessages(deep, ['web-reader.demo.time.unit'])).toThrow('web-reader.demo.time.unit')
})
