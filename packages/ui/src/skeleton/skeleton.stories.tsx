import type { Meta, StoryObj } from '@storybook/react-vite'

import { Skeleton } from './index.ts'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { args: { lines: 3 } }
export const Block: Story = { args: { shape: 'block', height: '8rem' } }
export const Circle: Story = { args: { shape: 'circle', width: '3rem' } }
