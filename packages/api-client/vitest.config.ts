import { coverageOf } from '@search-foundation/vite/coverage'
import { inOneProcess } from '@search-foundation/vite/limits'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    ...inOneProcess,
    include: ['{scripts,src,test}/**/*.test.ts'],
    coverage: coverageOf(['src/**/*.ts']),
  },
})
