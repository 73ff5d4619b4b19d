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
