import { expect, test, vi } from 'vitest'

import { listTransactions } from '../resources/transactions.ts'
import { logEvents, type LogLevel } from './log-events.ts'
import { loopback } from './loopback-server.test-support.ts'

async function linesAt(level?: LogLevel) {
  let requests = 0
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const client = await loopback(
    (_, response) =>
      response
        .writeHead(++requests === 1 ? 503 : 401, { 'retry-after': '0', 'x-request-id': 'r1' })
        .end('{"detail":"no"}'),
    { onEvent: logEvents(level, log), apiKey: 'sf_test_0123456789' },
  )
  await listTransactions(client).catch(() => undefined)
  const url = `GET ${client.hosts.dashboard}/api/v1/billing/transaction`
  return Object.entries(log).flatMap(([own, { mock }]) =>
    mock.calls.map(([line]) => `${own} ${String(line).replace(url, 'GET')}`),
  )
}

test('events are lines of four levels', async () => {
  expect(await linesAt('debug')).toEqual([
    'debug GET #1: sent',
    'debug GET #2: sent',
    'info GET #1: 503 r1',
    'info GET #2: 401 r1',
    'warn GET #1: ApiError: 503: no, next attempt in 0 ms',
    'error GET #2: ApiError: 401: no',
  ])
})

test('events below the level are left out; it is info by default', async () => {
  expect(await linesAt('warn')).toHaveLength(2)
  expect(await linesAt()).toHaveLength(4)
})
