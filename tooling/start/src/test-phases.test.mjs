import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from './repository.mjs'
import { testPhases } from './test-phases.mjs'

test('the jobs of ci.yml run every phase', () => {
  const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')
  const [, groups = ''] = /group: \[(.*)\]/.exec(workflow) ?? []
  const ofPhases = new Set(testPhases({}).map(({ group }) => group))
  expect(groups.split(', ').toSorted()).toEqual([...ofPhases].toSorted())
})

test('a phase that waits for another comes after it, in another lane', () => {
  const phases = testPhases({})
  const waiting = phases.filter(({ after }) => after !== undefined)
  expect(waiting.length).toBeGreaterThan(0)
  for (const { name, after, lane } of waiting) {
    const earlier = phases.slice(
      0,
      phases.findIndex((phase) => phase.name === name),
    )
    expect(earlier.filter((phase) => phase.name === after && phase.lane !== lane)).toHaveLength(1)
  }
})
