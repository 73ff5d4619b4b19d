import type { Chunk } from '@search-foundation/vite/loaded-chunks'
import { expect, test } from 'vitest'

import { tabChunks } from './tab-chunks.ts'

const chunk = (fileName: string, moduleId: string, imports: string[] = [], isEntry = false): Chunk => ({
  fileName,
  isEntry,
  imports,
  moduleIds: [moduleId],
  code: '',
})

test('the page of a tab needs its chunk and what that imports, as far as the entry does not load it', () => {
  const chunks = [
    chunk('index.js', '/repo/apps/dashboard/src/main.tsx', ['shell.js'], true),
    chunk('shell.js', '/repo/packages/ui/src/button/button.tsx'),
    chunk('usage.js', '/repo/apps/dashboard/src/pages/usage.tsx', ['shell.js', 'chart.js']),
    chunk('chart.js', '/repo/packages/ui/src/bar-chart/bar-chart.tsx', ['ticks.js']),
    chunk('ticks.js', '/repo/packages/ui/src/_chart/ticks.ts'),
    chunk('billing.js', '/repo/apps/dashboard/src/pages/billing.tsx', ['forms.js']),
    chunk('forms.js', '/repo/packages/ui/src/form/form.tsx'),
  ]
  expect(tabChunks(chunks, 'usage')).toEqual(['usage.js', 'chart.js', 'ticks.js'])
  expect(tabChunks(chunks, 'unknown')).toEqual([])
})
