import { describe, expect, test } from 'vitest'

import { createClient, rerank, type CallEvent } from '../../src/index.ts'
import { closedAddress, startFaultServer } from './fault-server.ts'
import type { Outcome } from './fault.ts'
import { responseFaults } from './response-faults.ts'
import { transportFaults } from './transport-faults.ts'

const faults = [...transportFaults, ...responseFaults]

const apiKey = 'sf_secret_of_the_tests'

/** Milliseconds of an attempt that is to time out, enough for what comes before on a busy machine, and of any other. */
const short = 2000
const long = 20_000

/** Makes a call at an address and returns what the user gets. */
async function outcomeAt(baseUrl: string, timeout: number) {
  const events: CallEvent[] = []
  const client = createClient({
    ...{ baseUrl, apiKey, timeout, deadline: 60_000, maxRetries: 1 },
    onEvent: (event) => events.push(event),
  })
  const call = rerank(client, { model: 'm', query: 'q', documents: ['d'] })
  const error = await call.then(
    () => undefined,
    (reason: Error) => reason,
  )
  return { error, attempts: events.filter(({ type }) => type === 'request').length }
}

function expectOutcome({ error, attempts }: Awaited<ReturnType<typeof outcomeAt>>, gets: Outcome) {
  expect([error?.name, error?.message]).toEqual([
    gets.error,
    gets.message ? expect.stringMatching(gets.message) : error?.message,
  ])
  if (gets.fields) expect(error).toMatchObject(gets.fields)
  expect(attempts).toBe(gets.attempts ?? 1)
  expect(JSON.stringify([error?.message, error?.stack, error])).not.toMatch(/sf_secret|secret-host/)
}

describe('what the user gets from a service that fails:', { timeout: 60_000 }, () => {
  test.concurrent.for(faults.map((fault) => [fault.name, fault.gets.error ?? 'the result', fault] as const))(
    '%s: %s',
    async ([, , fault], { onTestFinished }) => {
      const { url, requests } = await startFaultServer(fault, onTestFinished)
      const isLate = fault.gets.error === 'TimeoutError'
      expectOutcome(await outcomeAt(url, isLate ? short : long), fault.gets)
      const keys = requests.map((request) => /^idempotency-key: (.*)$/im.exec(request)?.[1])
      // However often it was sent, it is one call that is charged once.
      expect(new Set(keys).size).toBeLessThanOrEqual(1)
    },
  )

  test('a refused connection: NetworkError', async () => {
    const got = await outcomeAt(await closedAddress(), long)
    expect(got.attempts).toBe(2)
    expectOutcome(got, { error: 'NetworkError', message: /ECONNREFUSED/, attempts: 2 })
  })
})
