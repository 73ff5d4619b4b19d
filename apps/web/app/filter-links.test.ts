import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { topics } from './pages/news/topics.ts'

test('every filter has a rule that hides what lacks it, and every rule a filter', () => {
  const css = readFileSync(new URL('./blocks/filter-links.module.css', import.meta.url), 'utf8')
  const rules = Array.from(
    css.matchAll(/\[data-filter='([\w-]+)'\]:target\) ~ \* \[data-tags\]:not\(\[data-tags~='\1'\]\)/g),
    ([, id]) => id,
  )
  expect(rules.toSorted()).toEqual([...topics].toSorted())
})
