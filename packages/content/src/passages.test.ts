import { expect, test } from 'vitest'

import { passages } from './passages.ts'

test('at most 140 characters each, none twice, ten or more in each language of the site', () => {
  expect(passages.length).toBeGreaterThanOrEqual(95)
  expect(new Set(passages.map(({ text }) => text)).size).toBe(passages.length)
  expect(passages.filter(({ text }) => text.length > 140)).toEqual([])
  for (const language of ['en', 'de', 'ja', 'fr', 'es', 'it', 'ko', 'mn', 'ru', 'zh-CN', 'zh-TW']) {
    expect(
      passages.filter((passage) => passage.language === language).length,
      language,
    ).toBeGreaterThanOrEqual(10)
  }
})
