import { defineConfig, recommendedAcceptedAttributes } from 'i18next-cli'

import { defaultLocale, localeTable } from './src/locale-table.ts'

/** For `i18next-cli lint`: texts written into components, slots that are not filled. Messages are written by hand, not extracted. */
export default defineConfig({
  locales: localeTable.map(({ code }) => code),
  extract: {
    primaryLanguage: defaultLocale,
    // The platform's translator has its namespace as an argument, which the analysis does not know.
    input: ['../../apps/{web/app,dashboard/src}/**/*.{ts,tsx}'],
    // The API reference is in English only, as the document is that it is made from.
    ignore: ['**/*.test.*', '**/*.stories.*', '../../apps/web/app/pages/docs/reference/**'],
    output: 'messages/{{language}}/*.json',
    defaultNS: 'common',
    removeUnusedKeys: false,
  },
  lint: {
    acceptedTags: 'all',
    acceptedAttributes: [
      ...recommendedAcceptedAttributes,
      ...[
        'caption',
        'confirmLabel',
        'description',
        'detail',
        'errorMessage',
        'heading',
        'labelHeader',
        'lead',
        'summary',
      ],
    ],
    ignoredTags: ['code', 'kbd', 'meta', 'pre'],
  },
})
