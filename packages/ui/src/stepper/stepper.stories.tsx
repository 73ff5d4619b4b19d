import type { Meta, StoryObj } from '@storybook/react-vite'

import { bothWays } from '../../.storybook/both-ways.tsx'
import { Stepper } from './index.ts'

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Get a key',
    current: 'key',
    steps: [
      { id: 'check', label: 'Bot check', description: 'Takes a second' },
      { id: 'key', label: 'Create key' },
      { id: 'call', label: 'First call' },
    ],
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const Start: Story = { args: { current: 'check' } }
export const LongText: Story = bothWays({
  steps: [
    {
      id: 'check',
      label: 'Verifizierungsverfahren',
      description:
        'Donaudampfschifffahrtsgesellschaftskapitäne und alle, die ihnen schreiben, finden hier, was von ihrem Guthaben noch übrig ist.',
    },
    { id: 'key', label: 'Schlüsselerstellung' },
  ],
})
