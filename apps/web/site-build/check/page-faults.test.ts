import { randomBytes } from 'node:crypto'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'

import { markupFaults, pageFaults } from './page-faults.ts'

const expected = {
  lang: 'de',
  canonical: 'https://site.example/de',
  alternates: ['de', 'en-US', 'x-default'],
}

const faultsOf = (html: string, facts = expected) => pageFaults(html, parseHTML(html).document, facts)

const page = ({ head = '', body = '<main><h1>Titel</h1></main>', lang = 'de', style = '' } = {}) =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>Titel</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Text"><link rel="canonical" href="https://site.example/de">
<link rel="alternate" hreflang="de" href="https://site.example/de">
<link rel="alternate" hreflang="en-US" href="https://site.example/">
<link rel="alternate" hrefLang="x-default" href="https://site.example/">${head}<style>${style}</style></head>
<body>${body}</body></html>`

test('a good page has no faults', async () => {
  expect([...(await markupFaults(page())), ...faultsOf(page())]).toEqual([])
})

test.each([
  ['another language', page({ lang: 'en' }), 'lang: en instead of de.'],
  ['two first headings', page({ body: '<main><h1>A</h1><h1>B</h1></main>' }), 'h1: 2 instead of 1.'],
  [
    'a language too many',
    page({ head: '<link rel="alternate" hreflang="fr" href="https://site.example/fr">' }),
    'hreflang:',
  ],
  ['a block in a line', page({ body: '<main><h1>A</h1><span><div>B</div></span></main>' }), '<div>'],
  ['an id twice', page({ body: '<main><h1 id="a">A</h1><p id="a">B</p></main>' }), 'Duplicate ID'],
  ['a field without a name', page({ body: '<main><h1>A</h1><input type="text"></main>' }), '<label>'],
  [
    'a picture without a size',
    page({ body: '<main><h1>A</h1><img src="/a.avif" alt=""></main>' }),
    'The picture /a.avif has no width and height.',
  ],
  [
    'a picture in a large format',
    page({ body: '<main><h1>A</h1><img src="/a.png" alt="" width="1" height="1"></main>' }),
    'The picture /a.png is neither AVIF nor SVG.',
  ],
  ['too large styles', page({ style: `/*${randomBytes(20_000).toString('hex')}*/` }), 'styles of'],
])('%s is a fault', async (_, html, fault) => {
  const faults = [...(await markupFaults(html)), ...faultsOf(html)]
  expect(faults.join('\n')).toContain(fault)
})

test('another address than the canonical one is a fault', () => {
  const faults = faultsOf(page(), { ...expected, canonical: 'https://site.example/de/news' })
  expect(faults).toEqual(['canonical: https://site.example/de instead of https://site.example/de/news.'])
})

test('a page of the documentation has a limit for its HTML and styles together', () => {
  const canonical = 'https://site.example/de/docs/errors'
  const html = page({
    style: `/*${randomBytes(11_000).toString('hex')}*/`,
    body: `<main><h1>Titel</h1><p>${randomBytes(32_000).toString('hex')}</p></main>`,
  })
  const faultsAt = (address: string) => faultsOf(html, { ...expected, canonical: address }).join('\n')
  expect(faultsAt(canonical)).toMatch(/The page of \d+ bytes \(gzip\) is above the limit of 40000/)
  expect(faultsAt('https://site.example/de/news')).not.toContain('The page of')
})
