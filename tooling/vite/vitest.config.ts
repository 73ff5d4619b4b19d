import { defineConfig } from 'vitest/config'

import { limits } from './src/limits.ts'

export default defineConfig({ test: limits })
