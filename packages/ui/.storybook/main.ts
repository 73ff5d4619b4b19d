import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no compiler API, so props are read by react-docgen.
  typescript: { reactDocgen: 'react-docgen' },
  // As in both apps. Older targets would make Vite rewrite `light-dark()` and `:dir()`.
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
  }),
}

export default config
