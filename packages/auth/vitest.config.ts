import { createRequire } from 'node:module'
import { coverageOf } from '@search-foundation/vite/coverage'
import { inOneProcess } from '@search-foundation/vite/limits'
import { defineConfig } from 'vitest/config'

/** The provider's SDK as browsers get it: its build for Node has no phones. */
const require = createRequire(import.meta.resolve('firebase/auth'))

export default defineConfig({
  resolve: {
    alias: { '@firebase/auth': require.resolve('@firebase/auth').replace(/dist\/.*/, 'dist/esm/index.js') },
  },
  test: {
    ...inOneProcess,
    coverage: coverageOf(['src/**/*.ts']),
    server: { deps: { inline: [/firebase/] } },
  },
})
