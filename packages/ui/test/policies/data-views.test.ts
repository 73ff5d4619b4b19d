import { expect, test } from 'vitest'

// Whatever shows rows or figures shows also that they are on their way, not there yet, filtered away, or did not come.
const states = ['Full', 'Loading', 'EmptyFirstRun', 'EmptyFiltered', 'Failed']

const views = import.meta.glob<Record<string, unknown>>(
  '../../src/{table,virtual-table,bar-chart,area-chart}/*.stories.tsx',
  {
    eager: true,
  },
)

test.each(Object.entries(views))('%s has the five stories of a data view', (_file, stories) => {
  expect(Object.keys(stories)).toEqual(expect.arrayContaining(states))
})
