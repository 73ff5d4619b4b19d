import { expect, test } from 'vitest'

import { tokenColor } from './token-colors.ts'

test('a color token has a value for each theme, without custom properties', () => {
  for (const name of ['--color-page', '--color-border', '--color-focus', '--color-positive-text']) {
    const { light, dark } = tokenColor(name)
    expect(light).toMatch(/^oklch\([^()]*\)$/)
    expect(dark).toMatch(/^oklch\([^()]*\)$/)
    expect(light).not.toBe(dark)
  }
})

test('an unknown token and one that is no color are refused by name', () => {
  expect(() => tokenColor('--color-nowhere')).toThrow('--color-nowhere')
  expect(() => tokenColor('--space-1')).toThrow('--space-1')
})
