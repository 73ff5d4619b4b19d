import { expect, test } from 'vitest'

import { buildCorpus } from '../corpus/corpus.ts'
import { passagesOf } from './passages.ts'

const textsOf = (text: string, length = 320) => passagesOf(text, length).map((passage) => passage.text)

test('a passage is the sentences of a paragraph, without the heading above it', () => {
  expect(passagesOf('Before it.\n\n## What it costs\n\nOne token. Two more.\n', 320)).toEqual([
    { text: 'Before it.', heading: '' },
    { text: 'One token. Two more.', heading: 'What it costs' },
  ])
})

test('a long paragraph is cut between sentences, and no sentence is cut', () => {
  const text = 'This is one. This is two. This sentence alone is longer than the rest.'
  expect(textsOf(text, 26)).toEqual([
    'This is one. This is two.',
    'This sentence alone is longer than the rest.',
  ])
})

test('items of a list are passages when they are sentences', () => {
  expect(textsOf('It does this:\n\n1. It reads the page.\n2. tokens\n')).toEqual(['It reads the page.'])
})

test('code, tables, pictures and words that lead to them are left out', () => {
  const code = '```ts\nconst a = 1. // Done.\n```'
  const table = '| a. | b. |\n| --- | --- |\n| c. | d. |'
  expect(textsOf(`Write this. For example:\n\n${code}\n\n${table}\n\n![Map.](map.svg)`)).toEqual([
    'Write this.',
  ])
})

test('an abbreviation ends no sentence', () => {
  expect(textsOf('Das gilt z. B. Berlin. Mehr nicht.', 24)).toEqual(['Das gilt z. B. Berlin.', 'Mehr nicht.'])
})

test.each(buildCorpus(['en-US', 'de', 'ja', 'ru']).map((document) => [document.id, document.text]))(
  'passages of %s stand in it so and end as sentences do',
  (_, text) => {
    for (const { text: passage } of passagesOf(text, 320)) {
      expect(text).toContain(passage)
      expect(passage).toMatch(/[.!?…。！？][^\p{L}\p{N}:]*$/u)
      expect(passage).not.toMatch(/^[#>|]|^[-*] /)
    }
  },
)
