import { describe, expect, test } from 'vitest'

import { searchPages } from './search-pages.ts'

describe('page search', () => {
  const pages = [
    { title: 'News', description: 'What we built', path: '/news' },
    { title: 'Reader: any page as clean text', description: 'Give an address', path: '/reader' },
    { title: 'Über uns', description: 'Who reads the news', path: '/about' },
  ]
  const paths = (query: string) => searchPages(pages, query).map(({ path }) => path)

  test('lists everything for an empty query', () => {
    expect(paths(' ')).toEqual(['/news', '/reader', '/about'])
  })
  test('finds beginnings of words, titles before descriptions', () => {
    expect(paths('new')).toEqual(['/news', '/about'])
    expect(paths('rea')).toEqual(['/reader', '/about'])
  })
  test('wants every word', () => {
    expect(paths('reader clean')).toEqual(['/reader'])
    expect(paths('reader nothing')).toEqual([])
  })
  test('finds Chinese and Japanese inside a text, which has no spaces', () => {
    const page = { title: '検索の土台', description: '', path: '/ja' }
    expect(searchPages([page], '土台')).toEqual([page])
    expect(searchPages([page], '埋め込み')).toEqual([])
  })
  test('does not mind accents and case', () => {
    expect(paths('UBER')).toEqual(['/about'])
  })
})
