import { defineConfig } from 'vitest/config'

const conditions = ['@search-foundation/source', 'module', 'browser', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: ['@search-foundation/source', 'module', 'node', 'development|production'] } },
  test: { environment: 'node', include: ['{app,build,scripts}/**/*.test.ts'] },
})
