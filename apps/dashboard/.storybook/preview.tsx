import '@search-foundation/ui/styles.css'

import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

import { openStoryApp, type AppParameters, type StoryApp } from '../stories/open-story-app.tsx'

// A browser on a busy machine may take seconds to show a change.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  initialGlobals: { theme: 'light', locale: 'en-US' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', dynamicTitle: true, items: ['light', 'dark'] },
    },
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', dynamicTitle: true, items: ['en-US', 'de', 'en-XA'] },
    },
  },
  loaders: [
    async ({ globals, parameters }) => ({
      app: await openStoryApp(String(globals['locale']), parameters['app'] as AppParameters | undefined),
    }),
  ],
  decorators: [
    (Story, { globals, loaded }) => {
      document.documentElement.dataset['theme'] = String(globals['theme'])
      document.documentElement.lang = String(globals['locale'])
      const { Frame } = loaded['app'] as StoryApp
      return (
        <Frame>
          <main style={{ maxInlineSize: '66rem' }}>
            <Story />
          </main>
        </Frame>
      )
    },
  ],
  parameters: {
    layout: 'padded',
    // In tests, stories/story-checks.ts runs axe.
    a11y: { test: import.meta.env['VITEST_STORYBOOK'] === 'false' ? 'off' : 'error' },
  },
}

export default preview
