import { mkdtempSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { objection, requireStopped, takeStartLock } from './start-lock.mjs'

const lock = {
  pid: 10,
  command: 'npm start',
  children: [
    { name: 'web', pid: 11 },
    { name: 'platform', pid: 12 },
  ],
}

describe('objection', () => {
  test('has none to a folder that nobody took', () => {
    expect(objection(undefined, () => true)).toBeUndefined()
  })
  test('names the process that uses the folder', () => {
    expect(objection(lock, (pid) => pid === 10)).toMatch(/already runs as process 10/)
  })
  test('names what a killed start left behind, and how to end it', () => {
    expect(objection(lock, (pid) => pid === 12)).toMatch(/platform: process 12.*kill 12"/)
  })
  test('has none when the holder and all it started are gone', () => {
    expect(objection(lock, () => false)).toBeUndefined()
  })
})

describe('takeStartLock', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'start-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('refuses a second start and gives the folder back', () => {
    const first = takeStartLock(folder, 'npm start')
    expect(() => takeStartLock(folder, 'npm run dev')).toThrow(/already runs as process/)
    first.release()
    expect(existsSync(join(folder, 'start.json'))).toBe(false)
    expect(() => requireStopped(folder)).not.toThrow()
  })
  test('takes over an unreadable lock', () => {
    writeFileSync(join(folder, 'start.json'), '{')
    takeStartLock(folder, 'npm start').release()
    expect(existsSync(join(folder, 'start.json'))).toBe(false)
  })
})
