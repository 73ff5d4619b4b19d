import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/*.test.ts'] } },
      // What runs the results: the platform's image without Docker, and the proxy.
      {
        test: {
          name: 'deploy',
          include: ['src/running/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
