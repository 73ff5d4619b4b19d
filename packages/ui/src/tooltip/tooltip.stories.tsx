import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { Button } from '../button/index.ts'
import { Tooltip } from './index.ts'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: '1,204,331 tokens', children: <Button>1.2M</Button> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('1,204,331 tokens')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('1,204,331 tokens')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
export const Rest: Story = {}
export const OnAnyElement: Story = {
  args: {
    children: (
      <span role="button" tabIndex={0}>
        exact figure
      </span>
    ),
  },
}
export const LongText: Story = {
  args: {
    content:
      'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
}
export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }
