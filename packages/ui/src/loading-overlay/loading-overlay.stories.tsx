import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LoadingOverlay } from './index.ts'

const meta = {
  title: 'Feedback/LoadingOverlay',
  component: LoadingOverlay,
  args: { isVisible: true },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: '14rem' }}>
        <p>What lies below.</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoadingOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Visible: Story = {}
export const WithWords: Story = { args: { label: 'Counting tokens' } }
export const Hidden: Story = {
  args: { isVisible: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
/** Shows only when the wait is longer than the delay. */
export const Delayed: Story = {
  args: { delay: 50 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible()
  },
}
