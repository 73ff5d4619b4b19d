import type { Meta, StoryObj } from '@storybook/react-vite'

import { Sparkline } from './index.ts'

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { values: [2, 3, 2, 5, 6, 8, 9], label: 'Seven days, rising from 2 to 9' },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

export const Rising: Story = {}
export const Level: Story = { args: { values: [4, 4, 4], label: 'Level at 4' } }
