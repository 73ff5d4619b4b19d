import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { SkipLink } from './index.ts'

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  // In a frame, because a story has the main content of a page.
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main">The content.</main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}
