import { expect, test } from 'vitest'

import { decoded, nearestPages } from './nearest-pages.ts'

const pages = [
  ['/de', 'Start'],
  ['/de/reader', 'Seiten lesen'],
  ['/de/embeddings', 'Embeddings'],
  ['/de/models', 'Modelle'],
  ['/de/models/jina-embeddings-v3', 'jina-embeddings-v3'],
  ['/de/models/jina-reranker-v2', 'jina-reranker-v2'],
  ['/de/news/late-chunking', 'Späte Zerlegung'],
].map(([path = '', title = '']) => ({ path, title, description: '' }))

const nearest = (pathname: string) => nearestPages(pages, pathname, 3).map(({ path }) => path)

test.each([
  ['a letter is wrong', '/de/embedings', '/de/embeddings'],
  ['the page has another folder', '/de/blog/late-chunking', '/de/news/late-chunking'],
  ['the version is another one', '/de/models/jina-embeddings-v9', '/de/models/jina-embeddings-v3'],
  ['a word of the title is in the address', '/de/modelle', '/de/models'],
  ['it is escaped and has an ending', '/de/sp%C3%A4te-zerlegung.html', '/de/news/late-chunking'],
])('the page that was meant comes first where %s', (_, asked, found) => {
  expect(nearest(asked)[0]).toBe(found)
})

test('three pages are named for any address, landing itself never', () => {
  for (const asked of ['/', '/de/xyzzy', '/%E0%A4%A', `/${'a/'.repeat(5_000)}`]) {
    expect(nearest(asked)).toHaveLength(3)
    expect(nearest(asked)).not.toContain('/de')
  }
})

test('an address is shown as people read it', () => {
  expect(decoded('/sp%C3%A4t')).toBe('/spät')
  expect(decoded('/%E0%A4%A')).toBe('/%E0%A4%A')
})
