import { defineConfig } from 'vitest/config'

const conditions = ['@search-foundation/source']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['src/**/*.test.ts'],
    env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    server: { deps: { inline: [/@search-foundation/] } },
  },
})
