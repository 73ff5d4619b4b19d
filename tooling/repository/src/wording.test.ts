import { expect, test } from 'vitest'

import { read, trackedFiles } from './repository.ts'
import { wordingFaults } from './wording-faults.ts'

/** English texts that users of the product read. */
const ofProduct = trackedFiles(
  'packages/i18n/messages/en-US/*.json',
  'packages/content/*/en-US/*.md',
  'packages/content/use-cases/*.md',
  'packages/content/changelog/*.md',
)

/** Documents of the repository. The writing guide has wrong words as examples; changelogs stay as they were. */
const documents = trackedFiles(
  '*.md',
  '*.mdx',
  ':!packages/content',
  ':!docs/writing.md',
  ':!*CHANGELOG.md',
  ':!.changeset/*.md',
)

test('texts of the product are American English without stiff constructions', () => {
  expect(ofProduct.length).toBeGreaterThan(50)
  expect(
    ofProduct.flatMap((file) => wordingFaults(read(file), true).map((fault) => `${file}:${fault}`)),
  ).toEqual([])
})

test('documents are in American spelling', () => {
  expect(documents.length).toBeGreaterThan(50)
  expect(
    documents.flatMap((file) => wordingFaults(read(file), false).map((fault) => `${file}:${fault}`)),
  ).toEqual([])
})

test.each([
  ['The behaviour of colours', ['1: behaviour', '1: colours']],
  ['A job was\ncancelled.', ['2: cancelled']],
  ['We optimise and tokenise; authorisation', ['1: optimise', '1: tokenise', '1: authorisation']],
  ['The tokens of a key and those of a pack', ['1: those of']],
])('"%s" has faults', (text, faults) => {
  expect(wordingFaults(text, true)).toEqual(faults)
})

test.each([
  'The license of the catalog was canceled; its behavior is labeled and optimized.',
  'Analyses promise precise results otherwise.',
  'The field `cancelled` and [a page](/docs/behaviour) with {{colour}}',
])('"%s" has no faults', (text) => {
  expect(wordingFaults(text, true)).toEqual([])
})

test('documents may name things by "those of"', () => {
  expect(wordingFaults('Events of webhooks and those of jobs', false)).toEqual([])
})
