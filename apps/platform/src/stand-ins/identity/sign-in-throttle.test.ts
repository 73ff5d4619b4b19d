import { expect, test } from 'vitest'

import { createSignInThrottle } from './sign-in-throttle.ts'

const second = 1000

function throttleAt() {
  const clock = { now: 0 }
  return { clock, throttle: createSignInThrottle(() => clock.now) }
}

test('ten wrong passwords pause an account at that address only, until a failure is forgotten', () => {
  const { clock, throttle } = throttleAt()
  for (let count = 0; count < 10; count++)
    expect(throttle.begin('Ada@example.org', '10.0.0.1')).toBeUndefined()
  expect(throttle.begin('ada@example.org', '10.0.0.1')).toBe(30)
  expect(throttle.begin('ada@example.org', '10.0.0.2')).toBeUndefined()
  expect(throttle.begin('bob@example.org', '10.0.0.1')).toBeUndefined()
  clock.now += 20 * second
  expect(throttle.begin('ada@example.org', '10.0.0.1')).toBe(10)
  clock.now += 10 * second
  expect(throttle.begin('ada@example.org', '10.0.0.1')).toBeUndefined()
  expect(throttle.begin('ada@example.org', '10.0.0.1')).toBe(30)
  clock.now += 3600 * second
  for (let count = 0; count < 10; count++)
    expect(throttle.begin('ada@example.org', '10.0.0.1')).toBeUndefined()
})

test('other failures do not count, and a success resets the count', () => {
  const { throttle } = throttleAt()
  for (let count = 0; count < 50; count++) {
    expect(throttle.begin('ada@example.org', '10.0.0.1')).toBeUndefined()
    throttle.excuse('ada@example.org', '10.0.0.1')
  }
  for (let count = 0; count < 9; count++) throttle.begin('ada@example.org', '10.0.0.1')
  throttle.begin('ada@example.org', '10.0.0.1')
  throttle.clear('ada@example.org', '10.0.0.1')
  expect(throttle.begin('ada@example.org', '10.0.0.1')).toBeUndefined()
})

test('the memory is bounded: the oldest entry is dropped', () => {
  const { throttle } = throttleAt()
  for (let count = 0; count < 10; count++) throttle.begin('first@example.org', '10.0.0.1')
  expect(throttle.begin('first@example.org', '10.0.0.1')).toBe(30)
  for (let count = 0; count < 10_000; count++) throttle.begin(`u${count}@example.org`, '10.0.0.1')
  expect(throttle.begin('first@example.org', '10.0.0.1')).toBeUndefined()
  for (let count = 0; count < 9; count++) throttle.begin('u9999@example.org', '10.0.0.1')
  expect(throttle.begin('u9999@example.org', '10.0.0.1')).toBe(30)
})
