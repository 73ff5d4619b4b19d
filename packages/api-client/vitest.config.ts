import { coverageOf } from '@search-foundation/vite/coverage'
import { limits } from '@search-foundation/vite/limits'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { ...limits, include: ['{scripts,src,test}/**/*.test.ts'], coverage: coverageOf(['src/**/*.ts']) },
})
