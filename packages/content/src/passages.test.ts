import { expect, test } from 'vitest'

import { passages } from './passages.ts'

test('about a hundred passages of at most 140 characters, none twice, ten or more in each other language', () => {
  expect(passages.length).toBeGreaterThanOrEqual(95)
  expect(new Set(passages.map(({ text }) => text)).size).toBe(passages.length)
  expect(passages.filter(({ text }) => text.length > 140)).toEqual([])
  for (const language of ['de', 'ja', 'fr', 'es']) {
    expect(
      passages.filter((passage) => passage.language === language).length,
      language,
    ).toBeGreaterThanOrEqual(10)
  }
})
