import { coverageOf } from '@search-foundation/vite/coverage'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['{scripts,src,test}/**/*.test.ts'], coverage: coverageOf(['src/**/*.ts']) },
})
