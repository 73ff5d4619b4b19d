import { expect, test } from 'vitest'

// Texts of other languages can be longer than English ones, and some are written from right to left.

interface Told {
  parameters?: { directions?: string }
  globals?: { direction?: string }
}

const stories = import.meta.glob<Record<string, Told>>(
  ['../../src/**/*.stories.tsx', '!../../src/{foundations,patterns,use-*}/*'],
  {
    eager: true,
  },
)

/** Components without text: pictures, marks and containers. */
const wordless = [
  'brand-mark',
  'icon',
  'icon-button',
  'kbd',
  'loading-overlay',
  'logo-wall',
  'point-field',
  'qr-code',
  'scroll-area',
  'skeleton',
  'skip-link',
  'spectrum',
  'spinner',
  'theme-switch',
  'visually-hidden',
]

const components = Object.entries(stories)
  .map(([file, told]) => [file.slice('../../src/'.length, file.lastIndexOf('/')), told] as const)
  .filter(([folder]) => !wordless.includes(folder))

test.each(components)('%s has a story of long words, and one from right to left', (_folder, told) => {
  expect(told).toHaveProperty('LongText')
  const isTurned = told['RightToLeft']?.globals?.direction === 'rtl'
  expect(isTurned || told['LongText']?.parameters?.directions === 'both').toBe(true)
})
