import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { FoldedList } from './folded-list.tsx'

const title = 'More'

const list = (items: readonly string[], start?: number) =>
  renderToStaticMarkup(
    <FoldedList items={items} atFirst={2} title={title} {...(start !== undefined && { start })}>
      {(item) => item}
    </FoldedList>,
  )

test('goes on counting in the part that folds', () => {
  const [first, more] = list(['a', 'b', 'c']).split('<details')
  expect(first).toBe('<ol start="1"><li>a</li><li>b</li></ol>')
  expect(more).toContain('<ol start="3"><li>c</li></ol>')
  expect(list(['k', 'l', 'm'], 11)).toContain('<ol start="13"><li>m</li></ol>')
})

test('has no line to press when nothing folds', () => {
  expect(list(['a', 'b'])).not.toContain('<details')
})
