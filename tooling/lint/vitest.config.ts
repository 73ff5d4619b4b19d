import { inOneProcess } from '@search-foundation/vite/limits'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: inOneProcess })
