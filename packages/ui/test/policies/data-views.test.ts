import { expect, test } from 'vitest'

// Components that show rows or charts have a story for each state of their data.
const states = ['Full', 'Loading', 'EmptyFirstRun', 'EmptyFiltered', 'Failed']

const views = import.meta.glob<Record<string, unknown>>(
  '../../src/{table,virtual-table,bar-chart}/*.stories.tsx',
  { eager: true },
)

test.each(Object.entries(views))('%s has the five stories of a data view', (_file, stories) => {
  expect(Object.keys(stories)).toEqual(expect.arrayContaining(states))
})
