import '../src/styles.css'

import type { Preview } from '@storybook/react-vite'

import { axeContext, axeRules } from './axe-settings.ts'
import { DocsSurroundings } from './docs-surroundings.tsx'
import { GuidePage } from './guide-page.tsx'
import { Surroundings } from './surroundings.tsx'
import { withoutObjects } from './without-objects.ts'

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'light',
    locale: 'en-US',
    direction: 'ltr',
    density: 'comfortable',
    contrast: 'none',
  },
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
    contrast: {
      description: 'Approximation of forced colors; DevTools (Rendering) emulates them exactly',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'Theme colors' },
          { value: 'forced', title: 'Forced colors' },
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
  argTypesEnhancers: [withoutObjects],
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <Surroundings
        theme={String(globals['theme'])}
        locale={String(globals['locale'])}
        direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
        density={String(globals['density'])}
        isForced={globals['contrast'] === 'forced'}
        isBare={parameters['layout'] === 'fullscreen'}
        isInDocs={viewMode === 'docs'}
      >
        <Story />
      </Surroundings>
    ),
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: GuidePage, container: DocsSurroundings },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    a11y: {
      // test/stories/story-checks.ts runs axe in three modes, so the addon does not repeat one of them in tests.
      test: import.meta.env['VITEST_STORYBOOK'] === 'false' ? 'off' : 'error',
      context: axeContext,
      options: { rules: axeRules },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Color', 'Product spectrum', 'Type', 'Space', 'Direction', 'Motion', 'Icons', 'Writing'],
          'Patterns',
          'Layout',
          'Actions',
          'Forms',
          'Feedback',
          'Data',
          'Navigation',
          'Overlays',
          'Site',
          'Hooks',
        ],
      },
    },
  },
}

export default preview
