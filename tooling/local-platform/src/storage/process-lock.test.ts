import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeProcessLock } from './process-lock.ts'

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

test('a second process is refused and told who is first', async () => {
  const directory = folder()
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void other.kill())
  await once(other, 'spawn')
  writeFileSync(join(directory, 'platform.pid'), String(other.pid))
  expect(() => takeProcessLock(directory)).toThrow(`process ${other.pid}`)
})

test('the lock of a dead process is taken over, and given back in the end', async () => {
  const directory = folder()
  const other = spawn(process.execPath, ['-e', ''])
  await once(other, 'exit')
  writeFileSync(join(directory, 'platform.pid'), String(other.pid))
  takeProcessLock(directory)()
  expect(() => takeProcessLock(directory)()).not.toThrow()
})
