import { expect, test } from 'vitest'

import { startedBuild } from './build.mjs'

test('a build is announced when it runs, not when it comes from the cache', () => {
  expect(startedBuild('@search-foundation/web:build: cache miss, executing 3fb1b2c4')).toBe('web')
  expect(
    startedBuild('@search-foundation/api-client:build: cache hit, suppressing logs 3fb1b2c4'),
  ).toBeUndefined()
  expect(startedBuild('@search-foundation/web:build: vite v8.3.8 building')).toBeUndefined()
})
