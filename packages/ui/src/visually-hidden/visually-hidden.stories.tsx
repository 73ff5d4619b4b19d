import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { VisuallyHidden } from './index.ts'

const meta = {
  title: 'Data/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Close' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Spoken: Story = {
  render: (args) => (
    <button type="button">
      ×<VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('× Close')
  },
}
