import { coverageOf } from '@search-foundation/vite/coverage'
import { resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vitest/config'

export default defineConfig({ ...resolveSources, test: { coverage: coverageOf(['src/**/*.ts']) } })
