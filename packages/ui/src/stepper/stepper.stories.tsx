import type { Meta, StoryObj } from '@storybook/react-vite'

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
