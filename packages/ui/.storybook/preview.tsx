import '../src/styles.css'

import type { Preview } from '@storybook/react-vite'

import { axeContext, axeRules } from './axe-settings.ts'
import { Surroundings } from './surroundings.tsx'

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', locale: 'en-US', direction: 'ltr', density: 'comfortable' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'auto', title: 'System theme' },
        ],
      },
    },
    locale: {
      description: 'Language of dates, numbers and built-in words of the library',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: ['en-US', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'mn', 'ru', 'zh-CN', 'zh-TW', 'en-XA'],
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    density: {
      description: 'Height of controls and rows',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Surroundings
        theme={String(globals['theme'])}
        locale={String(globals['locale'])}
        direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
        density={String(globals['density'])}
        isBare={parameters['layout'] === 'fullscreen'}
      >
        <Story />
      </Surroundings>
    ),
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: {
      // Tests judge every story in three modes (test/story-checks.ts), so the addon need not judge one of them again.
      test: '__vitest_browser__' in globalThis ? 'manual' : 'error',
      context: axeContext,
      options: { rules: axeRules },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Writing'],
          'Actions',
          'Forms',
          'Feedback',
          'Data',
          'Navigation',
          'Overlays',
          'Site',
        ],
      },
    },
  },
}

export default preview
