import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { coverageRows } from './coverage.mjs'

test('has a row for each package that was measured', () => {
  const base = mkdtempSync(join(tmpdir(), 'coverage-'))
  try {
    expect(coverageRows(base)).toEqual([])
    for (const [name, pct] of /** @type {const} */ ([
      ['auth', 91.5],
      ['api-client', 98],
    ])) {
      mkdirSync(join(base, 'packages', name, 'coverage'), { recursive: true })
      const total = { lines: { pct }, branches: { pct: 80 } }
      writeFileSync(join(base, 'packages', name, 'package.json'), '{}')
      writeFileSync(join(base, 'packages', name, 'coverage/coverage-summary.json'), JSON.stringify({ total }))
    }
    expect(coverageRows(base)).toEqual([
      '  packages/api-client  lines 98 %, branches 80 %',
      '  packages/auth        lines 91.5 %, branches 80 %',
    ])
  } finally {
    rmSync(base, { recursive: true })
  }
})
