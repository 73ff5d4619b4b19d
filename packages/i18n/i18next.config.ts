import { defineConfig } from 'i18next-cli'

/** Read by `pnpm --filter @search-foundation/i18n status` and `lint`; the messages themselves are written by hand. */
export default defineConfig({
  locales: ['en-US', 'de'],
  extract: {
    input: ['../../apps/*/{app,src}/**/*.{ts,tsx}'],
    ignore: ['**/*.test.*', '**/*.stories.*', '**/node_modules/**'],
    output: 'messages/{{language}}/{{namespace}}.json',
    defaultNS: 'common',
    ignoredTags: ['code', 'pre', 'kbd'],
    removeUnusedKeys: false,
    sort: false,
  },
})
