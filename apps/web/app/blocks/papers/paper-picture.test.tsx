import { paperFigures, type PaperFigure } from '@search-foundation/content/paper-figures'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { PaperPicture } from './paper-picture.tsx'

const draw = (figure: PaperFigure) =>
  renderToStaticMarkup(<PaperPicture figure={figure} texts={{ caption: '', bars: [], description: '' }} />)

test.each(Object.entries(paperFigures).filter(([, { kind }]) => kind === 'bars'))(
  'the figures of %s are bars on an axis from zero, and dots on one that begins elsewhere',
  (_, figure) => {
    const html = draw(figure)
    const isCut = figure.kind === 'bars' && figure.from !== 0
    expect(html.includes('<circle')).toBe(isCut)
    expect(html.includes('<rect')).toBe(!isCut)
  },
)

test('bars are as long as their values', () => {
  const html = draw({
    kind: 'bars',
    from: 0,
    bars: [
      { label: 'a', value: 60, own: true },
      { label: 'b', value: 15, own: false },
    ],
  })
  const [longer = 0, shorter] = Array.from(html.matchAll(/<rect[^>]* width="([\d.]+)"/g), ([, width]) =>
    Number(width),
  )
  expect(shorter).toBeCloseTo(longer / 4, 0)
})
