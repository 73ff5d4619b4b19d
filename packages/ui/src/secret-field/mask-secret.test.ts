import { expect, test } from 'vitest'

import { maskSecret } from './mask-secret.ts'

test('keeps the prefix and the last four characters', () => {
  expect(maskSecret('sf_trial_a8Kd02jfLPqm93xZ4f2a')).toBe('sf_trial_••••••••••••4f2a')
})

test('shows nothing of a short secret', () => {
  expect(maskSecret('hunter2')).toBe('••••••••••••')
})
