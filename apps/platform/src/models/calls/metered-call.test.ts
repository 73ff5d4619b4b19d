import type { Context } from 'hono'
import { expect, test, vi } from 'vitest'

import type { Caller } from '../../access/callers.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { Work } from '../compute/work.ts'
import { createMeteredCall } from './metered-call.ts'
import type { ModelServices } from './model-services.ts'

/** Makes a call whose work is given; returns the charges, in their order with the work. */
async function callWith(answer: Work['answer'], isQuick = false, refusal?: ApiFailure) {
  const order: string[] = []
  const meter = {
    ensure() {
      order.push('ensured')
      if (refusal) throw refusal
    },
    charge: vi.fn(() => Promise.resolve(order.push('charged'))),
    chargeBy: (_: unknown, usage: object, post: (usage: object) => Promise<unknown>) => post(usage),
  }
  const services = { meter, config: { upstream: undefined } } as unknown as ModelServices
  const context = { get: () => 'one', json: () => order.push('sent') } as unknown as Context
  const caller = {
    key: { id: 'key', speed_level: 0 },
    charge: undefined,
    check: () => Promise.resolve(void order.push('checked')),
  } as unknown as Caller
  const limiter = Object.assign(() => Promise.resolve(void order.push('counted')), {
    check: () => undefined,
    charge() {
      order.push('counted and charged')
      return Promise.resolve({ trial: 0, regular: 0 })
    },
  })
  const call = createMeteredCall(services, limiter)
  const work = {
    tokens: 5,
    isQuick,
    answer: (charge: Parameters<Work['answer']>[0]) => {
      order.push('computed')
      return answer(charge)
    },
  }
  const failure = await call(context, {
    caller,
    product: 'rerank',
    request: {},
    limit: 'rerank',
    work,
  }).then(
    () => undefined,
    (error: unknown) => error,
  )
  return { order, failure }
}

test('a call is charged once its response is computed, and one that fails is not', async () => {
  expect((await callWith(() => ({}))).order).toEqual([
    'checked',
    'counted',
    'ensured',
    'computed',
    'charged',
    'sent',
  ])
  const { order, failure } = await callWith(() => Promise.reject(new RangeError('too deep')))
  expect(order).toEqual(['checked', 'counted', 'ensured', 'computed'])
  expect(failure).toBeInstanceOf(RangeError)
})

test('quick work is done before one statement counts and charges its call, and costs nothing when it fails', async () => {
  expect((await callWith(() => ({}), true)).order).toEqual(['computed', 'counted and charged', 'sent'])
  const { order, failure } = await callWith(() => Promise.reject(new RangeError('too deep')), true)
  expect(order).toEqual(['computed'])
  expect(failure).toBeInstanceOf(RangeError)
})

test('a call that the balance does not cover is counted on the rate limit', async () => {
  const refusal = new ApiFailure(402, 'Not enough tokens.')
  const { order, failure } = await callWith(() => ({}), false, refusal)
  expect(order).toEqual(['checked', 'counted', 'ensured'])
  expect(failure).toBe(refusal)
})
