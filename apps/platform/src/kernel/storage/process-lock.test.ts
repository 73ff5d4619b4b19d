import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

import { takeProcessLock } from './process-lock.ts'

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

/** Starts another process that tries to lock the folder; returns its output. */
async function taker(directory: string): Promise<string> {
  const child = spawn(process.execPath, [
    join(import.meta.dirname, 'process-lock.test-support.ts'),
    directory,
  ])
  onTestFinished(() => void child.kill('SIGKILL'))
  const [text] = (await once(child.stdout, 'data')) as [Buffer]
  return text.toString().trim()
}

async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid ?? 0
}

test('a second process is rejected with the id of the first', async () => {
  const directory = folder()
  expect(await taker(directory)).toBe('held')
  expect(() => takeProcessLock(directory)).toThrow(/already runs as process \d+/)
})

test('the data folder is for its owner only, also one that was open to others', () => {
  const directory = folder()
  chmodSync(directory, 0o755)
  onTestFinished(takeProcessLock(directory))
  expect(statSync(directory).mode & 0o777).toBe(0o700)
})

test('the lock of a dead process is taken over, and given back in the end', async () => {
  const directory = folder()
  writeFileSync(join(directory, `platform.${await deadProcess()}.left-behind.lock`), '')
  takeProcessLock(directory)()
  expect(readdirSync(directory)).toEqual([])
})

test('a killed process whose parent has not noticed it holds nothing', async () => {
  const directory = folder()
  // The shell becomes a program that never asks for the end of its child.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'])
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [text] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(text.toString())
  writeFileSync(join(directory, `platform.${pid}.left-behind.lock`), '')
  expect(() => takeProcessLock(directory)).toThrow(`already runs as process ${pid}`)
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => takeProcessLock(directory)(), 10_000)
})

test('of several that take over a dead lock at once, at most one gets it', async () => {
  const directory = folder()
  writeFileSync(join(directory, `platform.${await deadProcess()}.left-behind.lock`), '')
  const said = await Promise.all(Array.from({ length: 8 }, () => taker(directory)))
  expect(said.filter((word) => word === 'held')).toHaveLength(1)
})

test('a claim of another container holds the folder while it is marked', () => {
  const directory = folder()
  // Its process id means nothing here; this one is that of no process, or of any other.
  const claim = join(directory, 'platform.999999.0a1b2c3d.elsewhere.lock')
  writeFileSync(claim, '')
  expect(() => takeProcessLock(directory)).toThrow(/process 999999 of another container or machine/)
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(claim, longAgo, longAgo)
  takeProcessLock(directory)()
  expect(readdirSync(directory)).toEqual([])
})

test('the holder marks its claim again and again, for other containers', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const directory = folder()
  const giveBack = takeProcessLock(directory)
  const claim = join(directory, readdirSync(directory).find((name) => name.endsWith('.lock')) ?? '')
  const longAgo = new Date(Date.now() - 60_000)
  for (let times = 0; times < 3; times++) {
    utimesSync(claim, longAgo, longAgo)
    vi.advanceTimersByTime(2000)
    expect(statSync(claim).mtimeMs).toBeGreaterThan(longAgo.getTime() + 30_000)
  }
  giveBack()
  vi.advanceTimersByTime(10_000)
  expect(readdirSync(directory)).toEqual([])
})
