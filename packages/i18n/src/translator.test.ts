import { expect, test } from 'vitest'

import { translator } from './translator.ts'

test('messages are read at once, in the language, with plurals and numbers', () => {
  const t = translator('de', 'deep-search')
  expect(t('answer.nothing')).toBe('Die Dokumente dieser Website sagen dazu nichts.')
  expect(t('thought.matches', { count: 1 })).toBe('1 passendes Dokument gefunden.')
  expect(t('thought.matches', { count: 1200 })).toBe('1.200 passende Dokumente gefunden.')
})

test('values are inserted as they are: escaping is left to the template', () => {
  expect(translator('en-US', 'deep-search')('thought.open', { words: '<b>&' })).toContain('<b>&')
})

test('keys with dots in them are found', () => {
  expect(translator('en-US', 'content-models')('summary.reader-lm-1.5b')).toMatch(/HTML/)
})

test('an unknown key, namespace or locale is refused', () => {
  const t = translator('en-US', 'common')
  // @ts-expect-error The key does not exist.
  expect(() => t('typo')).toThrow('"common:typo"')
  // @ts-expect-error The namespace does not exist.
  expect(() => translator('en-US', 'nowhere')).toThrow('nowhere')
  expect(() => translator('xx', 'common')).toThrow('xx')
})
