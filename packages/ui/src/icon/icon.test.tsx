import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ArrowRightIcon, Icon, KeyIcon } from './index.ts'

test('only arrows along the line of reading turn round from right to left', () => {
  expect(renderToStaticMarkup(<Icon of={ArrowRightIcon} />)).toContain('data-along-line')
  expect(renderToStaticMarkup(<Icon of={KeyIcon} />)).not.toContain('data-along-line')
})
