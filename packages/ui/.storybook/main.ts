import { readFileSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'

import { searchWords } from './search-words.ts'

/** The order of the cascade layers. In a build, styles of components can load before the file that sets it. */
const layers = /^@layer [^;]+;/m.exec(
  readFileSync(new URL('../src/styles.css', import.meta.url), 'utf8'),
)?.[0]

/** Storybook's own switch for booleans has too little contrast. */
const switchColor = '.docblock-argstable label > span[aria-hidden] { color: var(--color-text) }'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no compiler API, so props are read by react-docgen.
  typescript: { reactDocgen: 'react-docgen' },
  previewHead: (head) => `${head ?? ''}<style>${layers} ${switchColor}</style>`,
  managerHead: async (head) =>
    `${head ?? ''}<script>globalThis.guideWords = ${JSON.stringify(await searchWords())}</script>`,
  // As in both apps. Older targets would make Vite rewrite `light-dark()` and `:dir()`.
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
  }),
}

export default config
