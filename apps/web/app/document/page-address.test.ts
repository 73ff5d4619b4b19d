import { expect, test } from 'vitest'

import { pageAddress } from './page-address.ts'

test.each([
  ['/', 'en-US', '/', '/news', '/#models'],
  ['/reader/', 'en-US', '/reader', '/news', '/#models'],
  ['/en-US/reader', 'en-US', '/reader', '/en-US/news', '/en-US#models'],
  ['/de', 'de', '/', '/de/news', '/de#models'],
  ['/de/news/late-chunking/', 'de', '/news/late-chunking', '/de/news', '/de#models'],
  ['/mn/reader', 'mn', '/reader', '/mn/news', '/mn#models'],
  ['/page/not/found', 'en-US', '/', '/news', '/#models'],
])('%s is %s, page %s, and links to %s and %s', (pathname, locale, path, news, models) => {
  const address = pageAddress(pathname)
  expect(address).toMatchObject({ locale, path })
  expect(address.href('/news')).toBe(news)
  expect(address.href('/#models')).toBe(models)
})

test('a link to a page in English only is marked with its language on the pages of other languages', () => {
  const guide = '/docs/self-hosting#real-models'
  expect(pageAddress('/de/reader')).toMatchObject({ locale: 'de' })
  expect(pageAddress('/de/reader').href(guide)).toBe(guide)
  expect(pageAddress('/de/reader').hrefLang(guide)).toBe('en-US')
  expect(pageAddress('/de/reader').hrefLang('/docs/errors')).toBeUndefined()
  expect(pageAddress('/reader').hrefLang(guide)).toBeUndefined()
})
