import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

import { astroFiles } from './astro-files.ts'

const root = resolve(import.meta.dirname, '../../../..')

test('the Astro page names only files that the repository has', () => {
  const source = 'app/islands/island-element.tsx'
  const files = astroFiles({
    root,
    path: '/reader',
    html: '<main><div data-island="/island.js"><script type="application/json">{}</script></div></main>',
    sourceOf: () => source,
  })
  const named = Object.values(files).flatMap((text) =>
    [...text.matchAll(/"([^"]+\.tsx?)"/g)].map(([, path = '']) => path),
  )
  expect(named).toContain(resolve(root, 'apps/web', source))
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
