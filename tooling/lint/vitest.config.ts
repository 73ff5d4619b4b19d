import { defineConfig } from 'vitest/config'

// The tests run the real linters, which take seconds on a busy machine.
export default defineConfig({ test: { testTimeout: 60_000 } })
