import { inOneProcess } from '@search-foundation/vite/limits'
import { resolveSources } from '@search-foundation/vite/preset'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  ...resolveSources,
  test: { ...inOneProcess, server: { deps: { inline: [/@search-foundation/] } } },
})
