import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { bothWays } from '../../.storybook/both-ways.tsx'
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
export const LongText: Story = bothWays(
  {
    text: 'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
  },
  { label: 'Answer from right to left' },
)
