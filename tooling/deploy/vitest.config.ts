import { limits } from '@search-foundation/vite/limits'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { ...limits, name: 'unit', include: ['src/*.test.ts'] } },
      // What runs the results: the platform's image without Docker, and the proxy.
      {
        test: {
          ...limits,
          name: 'deploy',
          include: ['src/running/*.test.ts'],
        },
      },
    ],
  },
})
