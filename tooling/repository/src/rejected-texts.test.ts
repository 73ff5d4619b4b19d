import { expect, test } from 'vitest'

import rejected from './rejected-texts.json' with { type: 'json' }
import { read, trackedFiles } from './repository.ts'

/** What readers of each language and of the code rejected, in `rejected-texts.json`: `whole` messages, and `part`s of any text. */
const languages = Object.entries(rejected.messages)

/** The texts of a file of messages, without their keys. */
const textsOf = (messages: unknown): string[] =>
  typeof messages === 'string' ? [messages] : Object.values(messages ?? {}).flatMap(textsOf)

test('every language has a list', () => {
  expect(languages).toHaveLength(11)
})

test.each(languages)(
  'no message or document of %s has a text that a reader rejected',
  (code, { whole, part }) => {
    const messages = trackedFiles(`packages/i18n/messages/${code}/*.json`).flatMap((file) =>
      textsOf(JSON.parse(read(file))),
    )
    const documents = trackedFiles(`packages/content/*/${code}/*.md`).map(read)
    expect(messages.length).toBeGreaterThan(2000)
    expect(documents.length).toBeGreaterThan(10)
    expect(messages.filter((text) => whole.includes(text))).toEqual([])
    expect(part.filter((words) => [...messages, ...documents].some((text) => text.includes(words)))).toEqual(
      [],
    )
  },
)

/** Calls present what is current. */
const present = /\b(?:the|its|their|this|each|\w+'s) present (?!and\b|in\b|or\b)\w+/giu

test('no comment has a sentence that a reader rejected, or calls present what is current', () => {
  const files = trackedFiles(
    '*.ts',
    '*.tsx',
    '*.css',
    '*.mjs',
    'pnpm-workspace.yaml',
    '*/package.json',
    ':!*.stories.tsx',
  )
  expect(files.length).toBeGreaterThan(2000)
  const faults = files.flatMap((file) => {
    const text = read(file)
    const found = rejected.comments.filter((words) => text.includes(words))
    return [...found, ...(text.match(present) ?? [])].map((words) => `${file}: ${words}`)
  })
  expect(faults).toEqual([])
})
