import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { turnOfLargeBody } from './large-body-turns.ts'

test('large bodies that arrive together are handed on one at a time, and others get their turns between', async () => {
  const order: string[] = []
  const handOn = (name: string) =>
    turnOfLargeBody().then(() => {
      const end = performance.now() + 20
      while (performance.now() < end);
      order.push(name)
    })
  const other = async () => {
    await setImmediate()
    order.push('other')
  }
  await Promise.all([handOn('first'), handOn('second'), other()])
  expect(order).toEqual(['first', 'other', 'second'])
})
