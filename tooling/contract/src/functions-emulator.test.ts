import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { call, createClient, request, type Client, type EventDecoder } from '@search-foundation/api-client'
import { freePort } from '@search-foundation/start/ports'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Tests `call` and `request` against the functions emulator of the provider's own tools. */
const root = join(import.meta.dirname, '..')
const place = join(root, '.tmp/functions-emulator')
const project = 'demo-contract'

let emulator: ChildProcess
let client: Client

beforeAll(async () => {
  const [functions, hub, logging, eventarc, tasks] = await Promise.all(Array.from({ length: 5 }, freePort))
  const at = (port: number | undefined) => ({ host: '127.0.0.1', port })
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  cpSync(join(root, 'functions'), join(place, 'functions'), { recursive: true })
  // The tools resolve the packages of the functions next to their configuration.
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  const emulators = {
    ...{ functions: at(functions), hub: at(hub), logging: at(logging) },
    ...{ eventarc: at(eventarc), tasks: at(tasks), ui: { enabled: false }, singleProjectMode: true },
  }
  const sources = [{ source: 'functions', codebase: 'default', runtime: 'nodejs24' }]
  writeFileSync(join(place, 'firebase.json'), JSON.stringify({ functions: sources, emulators }))
  const tool = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  emulator = spawn(process.execPath, [tool, 'emulators:start', '--only', 'functions', '--project', project], {
    cwd: place,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true' },
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += String(part)
      if (output.includes('All emulators ready')) resolve()
    }
    emulator.stdout?.on('data', read)
    emulator.stderr?.on('data', read)
    emulator.once('exit', () => reject(new Error(`The functions emulator did not start:\n${output}`)))
  })
  client = createClient({ hosts: { functions: `http://127.0.0.1:${functions}/${project}` } })
})

afterAll(async () => {
  const ended = new Promise((resolve) => emulator.once('exit', resolve))
  emulator.kill('SIGINT')
  await ended
  rmSync(place, { recursive: true, force: true })
})

test('a callable receives the data and its result is returned', async () => {
  await expect(call(client, 'us-central1', 'echo', { greeting: 'hello', list: [1, null] })).resolves.toEqual({
    received: { greeting: 'hello', list: [1, null] },
    signedIn: false,
  })
})

test('an error thrown by the function arrives with its code, message and details', async () => {
  await expect(call(client, 'us-central1', 'refuse', {})).rejects.toMatchObject({
    name: 'CallableError',
    code: 'permission-denied',
    message: 'Not for you.',
    error: { details: { reason: 'test' } },
  })
})

test('an exception in the function is internal and reveals nothing', async () => {
  const error: unknown = await call(client, 'us-central1', 'fail', {}).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'CallableError', code: 'internal' })
  expect((error as Error).message).not.toContain('secret')
})

test('a stream of events is read as it arrives', async () => {
  const events = []
  for await (const event of (await request(client, 'us-central1', 'events')) as EventDecoder)
    events.push(event)
  expect(events).toEqual([
    { event: 'message', data: 'one', id: '1' },
    { event: 'step', data: 'two', id: '1' },
  ])
})
