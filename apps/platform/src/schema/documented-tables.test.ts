import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { openTestDatabase } from '../kernel/storage/open-database.test-support.ts'

const operate = join(import.meta.dirname, '../../../../docs/operate.md')

/** The names in the first column of the table of what is kept. */
function documentedTables(): string[] {
  const [, after = ''] = readFileSync(operate, 'utf8').split('What the tables keep, and how long')
  const lines = after.split('\n')
  const start = lines.findIndex((line) => line.startsWith('|'))
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'))
  return lines.slice(start, end).flatMap((line) => {
    const [, first = ''] = line.split('|')
    return [...first.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  })
}

test('the page for operators says how long the rows of every table stay', async () => {
  const database = await openTestDatabase()
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  expect(documentedTables().toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})
