import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

import { lengthFaults } from './length-faults.ts'

const output = mkdtempSync(join(tmpdir(), 'length-faults-'))
afterEach(() => rmSync(output, { recursive: true, force: true }))

test('a page or a list that agents would cut is a fault, and so is a missing list', () => {
  mkdirSync(join(output, 'docs'), { recursive: true })
  mkdirSync(join(output, 'llms'))
  writeFileSync(join(output, 'docs/long.md'), 'я'.repeat(50_001))
  writeFileSync(join(output, 'docs/short.md'), 'я'.repeat(50_000))
  writeFileSync(join(output, 'llms/guides.txt'), 'a'.repeat(60_000))
  writeFileSync(join(output, 'robots.txt'), 'a'.repeat(60_000))
  expect(lengthFaults(output).toSorted()).toEqual([
    '/docs/long.md has 50001 characters; the limit is 50000.',
    '/llms/guides.txt has 60000 characters; the limit is 50000.',
    'There is no list of pages, llms.txt.',
  ])
})
