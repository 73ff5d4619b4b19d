import { describe, expect, test } from 'vitest'

import { searchPages } from './search-pages.ts'

describe('page search', () => {
  const pages = [
    { title: 'News', description: 'What we built', path: '/news' },
    { title: 'Reader: any page as clean text', description: 'Give an address', path: '/reader' },
    { title: 'Über uns', description: 'Who reads the news', path: '/about' },
  ]
  const paths = (query: string) => searchPages(pages)(query).map(({ path }) => path)

  test('lists everything for an empty query', () => {
    expect(paths(' ')).toEqual(['/news', '/reader', '/about'])
  })
  test('finds beginnings of words, titles before descriptions', () => {
    expect(paths('new')).toEqual(['/news', '/about'])
    expect(paths('rea')).toEqual(['/reader', '/about'])
  })
  test('puts pages with every word before pages with some of them', () => {
    expect(paths('who reads news')[0]).toBe('/about')
    expect(paths('reader clean')[0]).toBe('/reader')
    expect(paths('nothing')).toEqual([])
  })
  test('forgives a misspelled word, but not a short one', () => {
    expect(paths('raeder')).toEqual(['/reader'])
    expect(paths('nwe')).toEqual([])
  })
  test('finds names of several words as a whole and by their parts', () => {
    const fields = ['late_chunking', 'late'].map((title) => ({ title, description: '', path: `/${title}` }))
    const find = searchPages(fields)
    expect(find('late_chunking')[0]?.title).toBe('late_chunking')
    expect(find('chunking').map(({ title }) => title)).toEqual(['late_chunking'])
  })
  test('prefers sections of a page that is about the query', () => {
    const find = searchPages([
      { title: 'What can fail', description: 'Chroma · error 402', path: '/docs/chroma#fail' },
      {
        title: 'insufficient_quota',
        description: 'Errors · Status 402: no tokens',
        path: '/docs/errors#quota',
      },
    ])
    expect(find('error 402').map(({ path }) => path)).toEqual(['/docs/errors#quota', '/docs/chroma#fail'])
  })
  test('prefers the documentation to visitors who are in it', () => {
    const both = ['/reader', '/docs/reader'].map((path) => ({ title: 'Reader', description: '', path }))
    expect(searchPages(both, '/')('reader')[0]?.path).toBe('/reader')
    expect(searchPages(both, '/de/docs/errors')('reader')[0]?.path).toBe('/docs/reader')
  })
  test('finds Chinese and Japanese inside a text, which has no spaces', () => {
    const page = { title: '検索の土台', description: '', path: '/ja' }
    expect(searchPages([page])('土台')).toEqual([page])
    expect(searchPages([page])('埋め込み')).toEqual([])
  })
  test('does not mind accents and case', () => {
    expect(paths('UBER')).toEqual(['/about'])
  })
})
