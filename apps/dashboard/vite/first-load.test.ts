import type { Chunk } from '@search-foundation/vite/loaded-chunks'
import { expect, test } from 'vitest'

import { firstLoad } from './first-load.ts'

const chunk = (fileName: string, moduleId: string, imports: string[] = [], isEntry = false): Chunk => ({
  fileName,
  isEntry,
  imports,
  moduleIds: [moduleId],
  code: '',
})

test('the first visit loads the entry, the overview, the texts of one language, and what these import', () => {
  const chunks = [
    chunk('index.js', '/src/main.tsx', ['shared.js'], true),
    chunk('shared.js', '/src/ground/place/place.ts'),
    chunk('overview.js', '/src/pages/overview.tsx', ['chart.js']),
    chunk('chart.js', '/packages/ui/src/bar-chart/bar-chart.tsx'),
    chunk('billing.js', '/src/pages/billing.tsx', ['forms.js']),
    chunk('forms.js', '/packages/ui/src/form/form.tsx'),
    chunk('de.js', '/messages/de/dashboard.json'),
    chunk('en.js', '/messages/en-US/dashboard.json'),
    chunk('de-DE.js', '/react-aria/dist/private/intl/menu/de-DE.mjs?pack'),
    chunk('en-US.js', '/react-aria/dist/private/intl/menu/en-US.mjs?pack'),
  ]
  expect(firstLoad(chunks, 'de').map(({ fileName }) => fileName)).toEqual([
    'index.js',
    'overview.js',
    'de.js',
    'de-DE.js',
    'shared.js',
    'chart.js',
  ])
  expect(firstLoad(chunks, 'en-US').map(({ fileName }) => fileName)).not.toContain('en-US.js')
})
