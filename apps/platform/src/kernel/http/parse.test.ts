import { expect, test } from 'vitest'
import { z } from 'zod'

import { ApiFailure } from './api-failure.ts'
import { parse } from './parse.ts'

test('a response lists twenty findings at most, with names and messages cut, below 16 kB', () => {
  const schema = z.strictObject({ known: z.string() })
  const names = Array.from({ length: 90_000 }, (_, index) => `${index}${'x'.repeat(1000)}`.slice(0, 8))
  const body = Object.fromEntries([...names, 'y'.repeat(1_000_000)].map((name) => [name, 1]))
  const failure = (() => {
    try {
      return parse(schema, body, 'body')
    } catch (error) {
      return error as ApiFailure
    }
  })()
  if (!(failure instanceof ApiFailure)) throw new Error('accepted')
  expect(failure.errors).toHaveLength(20)
  expect(JSON.stringify(failure.body('https://docs.example/docs')).length).toBeLessThan(16 * 1024)
  expect(failure.detail).toMatch(/; and \d+ more$/)
})
