import type { Meta, StoryObj } from '@storybook/react-vite'

import { Spinner } from './index.ts'

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {}
export const Large: Story = { args: { size: 80, label: 'Loading' } }
