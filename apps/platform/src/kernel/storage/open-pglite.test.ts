import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { openPglite } from './open-pglite.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pglite-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'postgres')
}

test('a damaged database is refused and left as it is', async () => {
  const directory = newFolder()
  const database = await openPglite({ directory })
  await database.script('create table kept (one integer)')
  await database.close()
  rmSync(join(directory, 'PG_VERSION'))
  const files = readdirSync(directory)
  await expect(openPglite({ directory })).rejects.toThrow(/damaged: its file PG_VERSION is missing/)
  expect(readdirSync(directory)).toEqual(files)
  writeFileSync(join(directory, 'PG_VERSION'), '18\n')
  writeFileSync(join(directory, 'global', 'pg_control'), '')
  await expect(openPglite({ directory })).rejects.toThrow(/cannot be opened: it is damaged/)
})
