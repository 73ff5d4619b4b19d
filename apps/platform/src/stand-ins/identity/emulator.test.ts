import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@search-foundation/start/ports'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { readConfig } from '../../kernel/config.ts'
import { startEmulator, type Emulator } from './emulator.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'emulator-'))
const users = join(dataDir, 'identity', 'users.json')
let emulator: Emulator
let address = ''

beforeAll(async () => {
  const port = await freePort()
  const config = readConfig({ DATA_DIR: dataDir, IDENTITY_EMULATOR_PORT: String(port) })
  emulator = await startEmulator(config, { checkMilliseconds: 200, patienceMilliseconds: 5000 })
  address = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1`
})
afterAll(async () => {
  await emulator.stop()
  rmSync(dataDir, { recursive: true })
})

function signUp(email: string): Promise<Response> {
  return fetch(`${address}/accounts:signUp?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
}

const untilStored = (email: string) =>
  vi.waitFor(() => expect(readFileSync(users, 'utf8')).toContain(email), 10_000)

test('a full disk loses no user: the emulator goes on, and stores them when there is space again', async () => {
  const before = emulator.pid()
  // A folder in the place of the file that is written, so that writing fails.
  mkdirSync(`${users}.partial`, { recursive: true })
  expect((await signUp('ada@example.org')).status).toBe(200)
  const log = () => readFileSync(join(dataDir, 'identity', 'emulator.log'), 'utf8')
  await vi.waitFor(() => expect(log()).toContain('The users cannot be stored'), 10_000)
  expect((await signUp('grace@example.org')).status).toBe(200)
  rmdirSync(`${users}.partial`)
  await untilStored('ada@example.org')
  await untilStored('grace@example.org')
  expect(emulator.pid()).toBe(before)
})

const password = 'long-enough-1'

const signIn = (email: string, given: string) =>
  fetch(`${address}/accounts:signInWithPassword?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: given }),
  })

test('no password is on the disk, and passwords work all the same', async () => {
  await signUp('hopper@example.org')
  await untilStored('hopper@example.org')
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['users.json', 'emulator.log']))
  for (const { parentPath, name } of files)
    expect(readFileSync(join(parentPath, name), 'utf8'), name).not.toContain(password)
  expect(statSync(users).mode & 0o777).toBe(0o600)
  expect((await signIn('hopper@example.org', password)).status).toBe(200)
  expect((await signIn('hopper@example.org', `${password}2`)).status).toBe(400)
})

test('an emulator that responds is not held to be silent while this process is blocked', async () => {
  const responded = emulator.responds(1000)
  // As long as PGlite makes a database.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)
  expect(await responded).toBe(true)
})

test.each([
  ['hangs', 'SIGSTOP'],
  ['ends', 'SIGKILL'],
] as const)('an emulator that %s is replaced, with its users', async (_, signal) => {
  const before = emulator.pid() ?? 0
  await signUp(`${signal}@example.org`)
  await untilStored(`${signal.toLowerCase()}@example.org`)
  process.kill(before, signal)
  await vi.waitFor(() => expect(emulator.pid()).not.toBe(before), 60_000)
  await vi.waitFor(async () => expect(await emulator.responds(5000)).toBe(true), 60_000)
  expect((await signUp(`${signal}@example.org`)).status).toBe(400)
})
