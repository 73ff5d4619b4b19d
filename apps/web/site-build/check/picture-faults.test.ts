import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'

import { pictureFaults } from './picture-faults.ts'

const site = 'https://site.example'

const page = ({ address = `${site}/pictures/reader.png`, alt = 'Reader', width = '1200' } = {}) =>
  `<html><head><meta property="og:image" content="${address}"><meta property="og:image:alt" content="${alt}">
<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image"></head></html>`

/** The beginning of a PNG of some size. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(24)
  bytes.write('\x89PNG\r\n\x1A\n', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const read = (path: string) => (path === '/pictures/reader.png' ? png(1200, 630) : undefined)

test('a picture of the right size has no faults', () => {
  expect(pictureFaults(parseHTML(page()).document, site, read)).toEqual([])
})

test.each([
  [
    'a missing file',
    page({ address: `${site}/no.png` }),
    read,
    'og:image: https://site.example/no.png (missing)',
  ],
  ['another site', page({ address: 'https://other.example/pictures/reader.png' }), read, 'og:image:'],
  ['another size', page(), () => png(600, 315), 'size of the picture: 600 × 315 instead of 1200 × 630.'],
  ['another format', page(), () => Buffer.from('GIF89a'), 'size of the picture: 0 × 0'],
  ['no alternative text', page({ alt: '' }), read, 'og:image:alt: none'],
  ['a wrong width', page({ width: '1000' }), read, 'og:image:width: 1000 instead of 1200.'],
])('%s is a fault', (_, html, reader, fault) => {
  expect(pictureFaults(parseHTML(html).document, site, reader).join('\n')).toContain(fault)
})
