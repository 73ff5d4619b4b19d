import type { Meta, StoryObj } from '@storybook/react-vite'

import { Kbd } from './index.ts'

const meta = {
  title: 'Data/Kbd',
  component: Kbd,
  args: { keys: ['Ctrl', 'K'] },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const Chord: Story = {}
export const Single: Story = { args: { keys: ['Esc'] } }
