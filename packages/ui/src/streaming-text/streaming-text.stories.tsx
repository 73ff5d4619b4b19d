import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { StreamingText } from './index.ts'

const meta = {
  title: 'Data/StreamingText',
  component: StreamingText,
  args: { label: 'Answer', isStreaming: false, text: 'Tides follow the moon, and' },
} satisfies Meta<typeof StreamingText>

export default meta
type Story = StoryObj<typeof meta>

export const Arriving: Story = { args: { isStreaming: true } }
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Answer' })).toHaveAttribute('aria-busy', 'false')
  },
}
