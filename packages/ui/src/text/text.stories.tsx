import type { Meta, StoryObj } from '@storybook/react-vite'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Stack } from '../stack/index.ts'
import { Text } from './index.ts'

const meta = {
  title: 'Layout/Text',
  component: Text,
  args: { children: 'Ten million tokens are left on this key.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (args) => (
    <Stack gap="sm">
      {(['default', 'muted', 'positive', 'negative', 'warning'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
}
export const Sizes: Story = {
  render: (args) => (
    <Stack gap="sm">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
      <Text size="figure">$20.00</Text>
    </Stack>
  ),
}
export const LongText: Story = bothWays({
  children:
    'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
})
