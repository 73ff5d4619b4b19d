import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { daysOfLastChange, hasHistory } from './last-change.ts'

const parent = mkdtempSync(join(tmpdir(), 'last-change-'))
afterAll(() => rmSync(parent, { recursive: true }))

const folder = join(parent, 'whole')

const git = (date: string, ...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...words], {
    cwd: date === '' ? parent : folder,
    env: { PATH: process.env['PATH'], GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    stdio: 'ignore',
  })

function commit(file: string, date: string) {
  writeFileSync(join(folder, file), date)
  git(date, 'add', '.')
  git(date, 'commit', '--no-verify', '--message', file)
}

git('', 'init', folder)
commit('package.json', '2026-01-01T12:00:00Z')
commit('reader.ts', '2026-02-03T00:30:00+02:00')
commit('other.ts', '2026-03-01T12:00:00Z')

test('a file has the day of the newest commit that changed it, in UTC', () => {
  expect(hasHistory(folder)).toBe(true)
  expect(daysOfLastChange(['package.json', 'reader.ts', 'reader.ts'], folder)).toEqual({
    'package.json': '2026-01-01',
    'reader.ts': '2026-02-02',
  })
})

test('a file that is not committed yet has a day too', () => {
  expect(daysOfLastChange(['new.ts'], folder)['new.ts']).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('without the history no file has a day', () => {
  expect(daysOfLastChange(['reader.ts'], parent)).toEqual({})
  const shallow = join(parent, 'shallow')
  git('', 'clone', '--depth', '1', `file://${folder}`, shallow)
  expect(hasHistory(shallow)).toBe(false)
  expect(daysOfLastChange(['reader.ts'], shallow)).toEqual({})
})
