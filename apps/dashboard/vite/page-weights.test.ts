import type { Chunk } from '@search-foundation/vite/loaded-chunks'
import { weigh } from '@search-foundation/vite/loaded-chunks'
import { expect, test } from 'vitest'

import { pageWeights } from './page-weights.ts'

const chunk = (fileName: string, moduleId: string, imports: string[] = [], isEntry = false): Chunk => ({
  fileName,
  isEntry,
  imports,
  moduleIds: [moduleId],
  code: fileName,
})
const page = (name: string) => `/repo/apps/dashboard/src/pages/${name}.tsx`

test('a page weighs what it loads beside the shell and the overview', () => {
  const shell = chunk('index.js', '/repo/apps/dashboard/src/main.tsx', ['shared.js'], true)
  const shared = chunk('shared.js', '/repo/packages/ui/src/link/link.tsx')
  const overview = chunk('overview.js', page('overview'), ['shared.js', 'table.js'])
  const table = chunk('table.js', '/repo/packages/ui/src/table/table.tsx')
  const usage = chunk('usage.js', page('usage'), ['table.js'])
  const billing = chunk('billing.js', page('billing'), ['table.js', 'forms.js'])
  const forms = chunk('forms.js', '/repo/packages/ui/src/form/form.tsx')

  expect(pageWeights([shell, shared, overview, table, usage, billing, forms])).toEqual({
    shell: weigh(shell) + weigh(shared),
    pages: [
      ['billing', weigh(billing) + weigh(forms)],
      ['usage', weigh(usage)],
    ],
  })
})
