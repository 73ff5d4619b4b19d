import { parseHTML } from 'linkedom'
import { describe, expect, test } from 'vitest'

import { searchPages } from './search-pages.ts'
import { applyTheme, themeFor } from './theme.ts'

describe('theme', () => {
  test('follows the system only when set to auto', () => {
    expect(themeFor('auto', true)).toBe('dark')
    expect(themeFor('auto', false)).toBe('light')
    expect(themeFor(true, false)).toBe('dark')
    expect(themeFor(false, true)).toBe('light')
  })

  test('marks document and body, and changes favicon and theme colour', () => {
    const { document } = parseHTML(
      '<html><head><meta name="theme-color" content="#fff" data-light-color="#fff" data-dark-color="#000"><link rel="icon" data-favicon href="/favicon-light.svg"></head><body class="body--light other"></body></html>',
    )
    applyTheme(document, 'dark')
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(document.body.className.split(' ').toSorted()).toEqual(['body--dark', 'other'])
    expect(document.querySelector('link')?.getAttribute('href')).toBe('/favicon-dark.svg')
    expect(document.querySelector('meta')?.getAttribute('content')).toBe('#000')
    applyTheme(document, 'light')
    expect(document.body.className.split(' ').toSorted()).toEqual(['body--light', 'other'])
  })
})

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
  test('does not mind accents and case', () => {
    expect(paths('UBER')).toEqual(['/about'])
  })
})
