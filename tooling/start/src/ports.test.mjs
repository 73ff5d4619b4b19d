import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { freePort, isFree, requireFree, untilAnswers } from './ports.mjs'

const server = createServer((_request, response) => response.end('here'))
let port = 0
beforeEach(async () => {
  port = await freePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
})
afterEach(() => new Promise((resolve) => server.close(() => resolve(undefined))))

test('tells a port in use from a free one', async () => {
  expect(await isFree(port)).toBe(false)
  expect(await isFree(await freePort())).toBe(true)
})

test('gives ports that the system gives to nobody', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort))
  expect(Math.max(...ports)).toBeLessThan(32_768)
})

test('names the port in use and what wanted it', async () => {
  await expect(requireFree([{ port, name: 'web' }])).rejects.toThrow(`Port ${port} (web) is in use`)
})

test('waits for a response, and stops waiting when the process has ended', async () => {
  const options = { name: 'web', seconds: 5, alive: () => true, log: 'web.log' }
  await untilAnswers(`http://127.0.0.1:${port}/`, options)
  const gone = { ...options, alive: () => false }
  await expect(untilAnswers('http://127.0.0.1:1/', gone)).rejects.toThrow(
    /web ended before it responded.*web\.log/,
  )
})
