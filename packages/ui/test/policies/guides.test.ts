import { describe, expect, test } from 'vitest'

import { guidePath, type Guide } from '../../.storybook/guide.ts'

// What a designer reads about a component is beside its stories, and complete.

const guides = import.meta.glob<Guide>('../../src/**/*.guide.ts', { eager: true, import: 'guide' })
const stories = Object.keys(import.meta.glob(['../../src/**/*.stories.tsx', '!../../src/foundations/*']))

test('every component and pattern that has stories has a guide, and every guide has stories', () => {
  expect(Object.keys(guides).toSorted()).toEqual(stories.map(guidePath).toSorted())
})

describe.each(Object.entries(guides))('%s', (_file, guide) => {
  test('has what every guide needs', () => {
    for (const part of ['synonyms', 'useWhen', 'avoidWhen', 'anatomy', 'do', 'dont'] as const)
      expect(guide[part], part).not.toHaveLength(0)
  })

  test('has sentences that end, and synonyms as people type them', () => {
    const { useWhen, avoidWhen, do: good, dont, keyboard, content } = guide
    const effects = keyboard.map(([, effect]) => effect)
    for (const text of [...useWhen, ...avoidWhen, ...good, ...dont, ...effects, ...content])
      expect(text).toMatch(/[.?"]$/)
    for (const word of guide.synonyms) expect(word).toBe(word.toLowerCase())
  })
})
