import { expect, test } from 'vitest'

import { designTokens } from './design-tokens.ts'
import { declarations } from './token-colors.ts'

test('a color is told in its color space, in each theme', () => {
  const light = designTokens('light')['color']?.['page']
  expect(light).toEqual({
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [0.985, 0.003, 255] },
  })
  expect(designTokens('dark')['color']?.['page']).not.toEqual(light)
  expect(designTokens('light')['color']?.['scrim']?.$value).toMatchObject({ alpha: 0.32 })
})

test('sizes, durations, weights and curves have the types of the format', () => {
  expect(designTokens('light')).toMatchObject({
    space: { 4: { $type: 'dimension', $value: { value: 1, unit: 'rem' } } },
    control: { md: { $type: 'dimension', $value: { value: 2.25, unit: 'rem' } } },
    duration: { dialog: { $type: 'duration', $value: { value: 300, unit: 'ms' } } },
    weight: { medium: { $type: 'fontWeight', $value: 500 } },
    easing: { default: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] } },
  })
})

test('every color with a value for each theme is exported, but the accent of a product', () => {
  const named = [...declarations]
    .filter(([name, value]) => value.startsWith('light-dark(') && !name.startsWith('--color-accent'))
    .map(([name]) => name)
  const exported = Object.entries(designTokens('dark')).flatMap(([group, tokens]) =>
    Object.keys(tokens).map((name) => `--${group}-${name}`),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(exported).toEqual(expect.arrayContaining(named))
})
