import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createProcessGroup, tail } from './process-group.mjs'
import { isRunning } from './start-lock.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'group-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A program that starts a child, prints its id, and runs on. */
const parent = `const { spawn } = require('node:child_process')
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
console.log(child.pid)
setInterval(() => {}, 1000)`

test('ends its processes and their children', async () => {
  const group = createProcessGroup(folder)
  const member = group.start({
    name: 'a parent',
    command: process.execPath,
    parameters: ['-e', parent],
    env: process.env,
  })
  await expect.poll(() => tail(member.log)).toMatch(/^\d+$/)
  const grandchild = Number(readFileSync(member.log, 'utf8'))
  expect(isRunning(grandchild)).toBe(true)
  await group.end()
  expect(member.alive()).toBe(false)
  await expect.poll(() => isRunning(grandchild)).toBe(false)
})

test('reports a process that ends by itself, and keeps its log', async () => {
  const group = createProcessGroup(folder)
  const name = await new Promise((resolve) => {
    group.start({
      name: 'short',
      command: process.execPath,
      parameters: ['-e', 'console.error("no such table"); process.exit(3)'],
      env: process.env,
      onEnd: (member) => resolve(member.name),
    })
  })
  expect(name).toBe('short')
  expect(tail(join(folder, 'short.log'))).toBe('no such table')
})

test('starts nothing after its end', async () => {
  const group = createProcessGroup(folder)
  await group.end()
  const late = { name: 'late', command: process.execPath, parameters: ['-e', parent], env: process.env }
  expect(() => group.start(late)).toThrow('The late was not started')
  expect(group.members).toEqual([])
})
