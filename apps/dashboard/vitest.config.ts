import { defineConfig } from 'vitest/config'

const conditions = ['@search-foundation/source']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['src/**/*.test.ts'] },
})
