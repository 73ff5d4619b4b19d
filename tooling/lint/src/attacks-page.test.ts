import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from './repository.ts'

const page = readFileSync(join(root, 'docs/attacks.md'), 'utf8')

/** Titles of tests with their files, as the page links them. */
const links = [...page.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+\.test\.ts)\)/g)]

test('every test that the page about attacks names exists', () => {
  expect(links.length).toBeGreaterThan(50)
  // Of a title that begins with a number or a seed, the page has the rest.
  const missing = links.filter(
    ([, title = '', file = '']) =>
      !readFileSync(join(root, file), 'utf8')
        .replaceAll(/\\(?=')/g, '')
        .includes(title),
  )
  expect(missing.map(([link]) => link)).toEqual([])
})
