import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { openJournal } from './journal.ts'

interface Collections {
  cups: { size: number }
  pots: { name: string }
}

function folder() {
  const directory = mkdtempSync(join(tmpdir(), 'journal-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

function open(directory: string) {
  const journal = openJournal<Collections>(directory, 'kitchen')
  onTestFinished(() => journal.close())
  return journal
}

test('what was written is there again after a restart, in its order, and the file forgets what was overwritten', () => {
  const directory = folder()
  const first = open(directory)
  first.write([
    ['cups', 'b', { size: 1 }],
    ['pots', 'p', { name: 'old' }],
  ])
  first.write([['cups', 'a', { size: 2 }]])
  first.write([
    ['cups', 'b', { size: 3 }],
    ['pots', 'p', null],
  ])
  const second = open(directory)
  expect(second.all('cups')).toEqual([{ size: 3 }, { size: 2 }])
  expect([second.get('cups', 'a'), second.get('pots', 'p')]).toEqual([{ size: 2 }, undefined])
  expect(readFileSync(join(directory, 'kitchen.jsonl'), 'utf8')).not.toContain('old')
})

test('a write that the end of the process cut off does not count, the ones before it do', () => {
  const directory = folder()
  open(directory).write([['cups', 'a', { size: 1 }]])
  appendFileSync(join(directory, 'kitchen.jsonl'), '[["cups","b",{"size"')
  const next = open(directory)
  expect(next.all('cups')).toEqual([{ size: 1 }])
  next.write([['cups', 'c', { size: 2 }]])
  expect(open(directory).all('cups')).toEqual([{ size: 1 }, { size: 2 }])
})
