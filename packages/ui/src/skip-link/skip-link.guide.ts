import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['skip navigation', 'bypass block', 'jump to content', 'accessibility'],
  useWhen: ['The first element of every page with navigation.'],
  avoidWhen: ['Links within a text: use Link.'],
  anatomy: ['Link that appears when it gets focus'],
  do: ['Give the main content the id that it leads to.'],
  dont: ['Don’t place anything that can be focused before it.'],
  keyboard: [
    ['Tab', 'Shows the link, as the first stop of the page.'],
    ['Enter', 'Moves to the main content.'],
  ],
  content: ['"Skip to content", or the name of the part it leads to.'],
}
