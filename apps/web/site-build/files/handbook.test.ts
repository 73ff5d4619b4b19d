import { DOMParser } from 'linkedom'
import { expect, test } from 'vitest'

import { chapterHtml } from './chapter-html.ts'
import { handbookFiles } from './handbook.ts'
import { zip } from './zip.ts'

const chapter = {
  slug: 'a-title',
  title: 'Bits & <numbers>',
  excerpt: 'In short',
  author: 'Team',
  date: '2026-11-17',
  html: '<p>Text</p>',
}
const handbook = {
  title: 'Company: The handbook',
  locale: 'en-US',
  publisher: 'Company',
  url: 'https://site.example/handbook-en-US.epub',
  parts: [{ title: 'Embeddings', chapters: [chapter] }],
  figures: {
    'figures/a-1.svg': '<svg><rect fill="var(--series-1, #2f6fd6)" stroke="var(--x, rgb(1, 2, 3))"/></svg>',
  },
}
const files = handbookFiles(handbook)

test('an EPUB starts with its media type, uncompressed', () => {
  expect(Object.keys(files)[0]).toBe('mimetype')
  expect(zip(files, ['mimetype']).toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip')
})

test('the package lists every file once, and the chapters in their order', () => {
  const listed = [...(files['book/package.opf'] ?? '').matchAll(/<item [^>]*href="([^"]+)"/g)].map(
    ([, href]) => `book/${href}`,
  )
  const contained = Object.keys(files).filter((name) => name.startsWith('book/') && !name.endsWith('.opf'))
  expect(listed.toSorted()).toEqual(contained.toSorted())
  expect(files['book/package.opf']).toContain('<itemref idref="chapter-a-title"/>')
  expect(files['book/nav.xhtml']).toContain('<a href="a-title.xhtml">Bits &amp; &lt;numbers></a>')
})

test('titles are escaped, and figures have the colors that a reader without our tokens needs', () => {
  expect(files['book/a-title.xhtml']).toContain('<h1>Bits &amp; &lt;numbers></h1>')
  expect(files['book/figures/a-1.svg']).toBe('<svg><rect fill="#2f6fd6" stroke="rgb(1, 2, 3)"/></svg>')
})

test('a chapter in another language than the book is marked, and says so', () => {
  const foreign = { locale: 'en-US', notice: 'Nur auf Englisch.' }
  const book = {
    title: 'Buch',
    locale: 'de',
    publisher: 'Company',
    url: 'https://site.example/x',
    figures: {},
  }
  const text = handbookFiles({ ...book, parts: [{ title: 'A', chapters: [{ ...chapter, foreign }] }] })
  expect(text['book/a-title.xhtml']).toContain(
    '<p class="about">Nur auf Englisch.</p>\n<div lang="en-US" xml:lang="en-US">\n<p>Text</p>\n</div>',
  )
  expect(files['book/a-title.xhtml']).not.toContain('<div')
})

test('a chapter is XHTML with captions and whole addresses', async () => {
  const html = await chapterHtml(
    'One  \ntwo [page](/news/x) & [more](https://a.example)\n\n![Bars](figures/a-1.svg "Caption")\n\n---\n',
    'https://site.example',
    {},
  )
  expect(html).toContain('<br />')
  expect(html).toContain('<hr />')
  expect(html).toContain('href="https://site.example/news/x"')
  expect(html).toContain('href="https://a.example"')
  expect(html).toContain(
    '<figure><img src="figures/a-1.svg" alt="Bars" /><figcaption>Caption</figcaption></figure>',
  )
  const parsed = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/xml')
  expect(parsed.querySelectorAll('p, figure, hr')).toHaveLength(3)
})

test('the legend of a figure is drawn in fixed colors, and its chapter says that it has drawings', async () => {
  const html = await chapterHtml(
    '![Bars](figures/a-1.svg "Share. [series-1: with links] [series-2: without]")\n',
    'https://site.example',
    {
      'figures/a-1.svg':
        '<svg><rect fill="var(--series-1, #00f)"/><rect fill="var(--series-2, #f00)"/></svg>',
    },
  )
  expect(html).toContain('<rect width="18" height="10" rx="2" fill="#00f"></rect></svg> with links</li>')
  expect(html).toContain('fill="#f00"')
  const withLegend = handbookFiles({ ...handbook, parts: [{ title: 'A', chapters: [{ ...chapter, html }] }] })
  expect(withLegend['book/package.opf']).toContain('media-type="application/xhtml+xml" properties="svg"/>')
})
