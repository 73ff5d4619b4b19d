import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { ScrollArea } from './index.ts'

const meta = {
  title: 'Data/ScrollArea',
  component: ScrollArea,
  args: { label: 'Terms', maxHeight: '6rem', children: <p>One line.</p> },
} satisfies Meta<typeof ScrollArea>

export default meta
type Story = StoryObj<typeof meta>

/** Without anything to scroll, Tab skips the region. */
export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
export const Long: Story = {
  args: { children: Array.from({ length: 20 }, (_, line) => <p key={line}>Line {line + 1}</p>) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Terms' })).toBeVisible())
    await userEvent.tab()
    await expect(canvas.getByRole('region')).toHaveFocus()
  },
}
